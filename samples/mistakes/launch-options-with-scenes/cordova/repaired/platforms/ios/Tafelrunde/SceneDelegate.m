#import "SceneDelegate.h"
#import "MainViewController.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions {
    NSDictionary *push = connectionOptions.notificationResponse.notification.request.content.userInfo;
    if (push[@"url"] != nil) {
        [NSUserDefaults.standardUserDefaults setObject:push[@"url"] forKey:@"launchURL"];
    }
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [MainViewController new];
    [self.window makeKeyAndVisible];
}

@end
