#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [[UNUserNotificationCenter currentNotificationCenter]
        requestAuthorizationWithOptions:UNAuthorizationOptionAlert | UNAuthorizationOptionSound
                      completionHandler:^(BOOL granted, NSError *error) {}];
    [application registerForRemoteNotifications];
    return YES;
}

- (void)application:(UIApplication *)application
    didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
    [[NSUserDefaults standardUserDefaults] setObject:deviceToken forKey:@"token"];
}

- (void)application:(UIApplication *)application
    didReceiveRemoteNotification:(NSDictionary *)userInfo
          fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler {
    NSDictionary *ferry = userInfo[@"ferry"];
    if (!ferry) {
        completionHandler(UIBackgroundFetchResultNoData);
        return;
    }
    UINavigationController *stack = (UINavigationController *)self.window.rootViewController;
    NSArray *pages = @[ stack.viewControllers.firstObject, [self pageForFerry:ferry[@"id"]] ];
    [stack setViewControllers:pages animated:NO];
    completionHandler(UIBackgroundFetchResultNewData);
}

- (UIViewController *)pageForFerry:(NSString *)identifier {
    UIViewController *page = [UIViewController new];
    page.title = identifier;
    return page;
}

@end
