#import "AppDelegate.h"
#import "HomeViewController.h"
#import "WWRouter.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UINavigationController *yarns = [[UINavigationController alloc] initWithRootViewController:[HomeViewController new]];
    [WWRouter sharedRouter].navigation = yarns;
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = yarns;
    [self.window makeKeyAndVisible];

    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
    center.delegate = self;
    [center requestAuthorizationWithOptions:UNAuthorizationOptionAlert + UNAuthorizationOptionSound + UNAuthorizationOptionBadge
                          completionHandler:^(BOOL granted, NSError *error) {}];
    [application registerForRemoteNotifications];
    return YES;
}

- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
    [[NSUserDefaults standardUserDefaults] setValue:deviceToken forKey:@"wool.token"];
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler {
    completionHandler(UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList | UNNotificationPresentationOptionSound | UNNotificationPresentationOptionBadge);
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler {
    NSDictionary *info = response.notification.request.content.userInfo;
    NSString *link = [[info objectForKey:@"data"] objectForKey:@"url"];
    if ([link isKindOfClass:NSString.class]) {
        [[WWRouter sharedRouter] openURL:[NSURL URLWithString:link]];
    }
    completionHandler();
}

@end
