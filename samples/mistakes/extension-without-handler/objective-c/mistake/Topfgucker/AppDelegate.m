#import "AppDelegate.h"
#import "HomeViewController.h"
#import "TGRouter.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
    center.delegate = self;
    [center requestAuthorizationWithOptions:UNAuthorizationOptionAlert | UNAuthorizationOptionBadge | UNAuthorizationOptionSound
                          completionHandler:^(BOOL granted, NSError *error) {}];
    [application registerForRemoteNotifications];
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    [TGRouter sharedRouter].navigation = [[UINavigationController alloc] initWithRootViewController:[HomeViewController new]];
    self.window.rootViewController = [TGRouter sharedRouter].navigation;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
    [[NSUserDefaults standardUserDefaults] setObject:deviceToken forKey:@"token"];
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler {
    completionHandler(UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList | UNNotificationPresentationOptionSound | UNNotificationPresentationOptionBadge);
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler {
    NSString *link = response.notification.request.content.userInfo[@"url"];
    if (link) [[TGRouter sharedRouter] openURL:[NSURL URLWithString:link]];
    completionHandler();
}

@end
