#import "AppDelegate.h"
#import "HomeViewController.h"
#import "DBRouter.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UNUserNotificationCenter.currentNotificationCenter.delegate = self;
    [UNUserNotificationCenter.currentNotificationCenter
        requestAuthorizationWithOptions:UNAuthorizationOptionAlert | UNAuthorizationOptionBadge | UNAuthorizationOptionSound
                      completionHandler:^(BOOL granted, NSError *error) {
        if (!granted) NSLog(@"the user does not want pushes");
    }];
    [application registerForRemoteNotifications];

    DBRouter *router = DBRouter.sharedRouter;
    router.navigation = [[UINavigationController alloc] initWithRootViewController:[HomeViewController new]];
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = router.navigation;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
    [NSUserDefaults.standardUserDefaults setObject:deviceToken forKey:@"DBDeviceToken"];
}

// push while the app is open
- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler {
    NSLog(@"push: %@", notification.request.content.title);
    completionHandler(UNNotificationPresentationOptionNone);
}

// tap
- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler {
    NSString *link = response.notification.request.content.userInfo[@"url"];
    if (link != nil) {
        [DBRouter.sharedRouter openURL:[NSURL URLWithString:link]];
    }
    completionHandler();
}

@end
