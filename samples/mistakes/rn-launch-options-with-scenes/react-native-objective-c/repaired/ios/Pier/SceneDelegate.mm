#import "SceneDelegate.h"
#import "AppDelegate.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions {
    AppDelegate *app = (AppDelegate *)UIApplication.sharedApplication.delegate;
    UIViewController *root = [UIViewController new];
    NSMutableDictionary *options = [NSMutableDictionary new];
    UNNotificationResponse *response = connectionOptions.notificationResponse;
    if (response) {
        options[UIApplicationLaunchOptionsRemoteNotificationKey] =
            response.notification.request.content.userInfo;
    }
    root.view = [app.rootViewFactory viewWithModuleName:@"Pier"
                                      initialProperties:nil
                                          launchOptions:options];
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = root;
    [self.window makeKeyAndVisible];
}

@end
