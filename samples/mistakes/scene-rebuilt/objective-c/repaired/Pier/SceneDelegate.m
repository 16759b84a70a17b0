#import "SceneDelegate.h"
#import <UserNotifications/UserNotifications.h>
#import "AppDelegate.h"
#import "Pier.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions {
    UINavigationController *stack =
        [[UINavigationController alloc] initWithRootViewController:[UIViewController new]];
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = stack;
    [self.window makeKeyAndVisible];
    [[Pier shared] showOn:stack];
}

@end
