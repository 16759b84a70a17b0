#import "AppDelegate.h"
#import "HomeViewController.h"
#import "OFRouter.h"

static NSString * const OFReadyCategory = @"ORDER_READY_CATEGORY";
static NSString * const OFDeliverAction = @"DELIVER";

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UNUserNotificationCenter *center = UNUserNotificationCenter.currentNotificationCenter;
    center.delegate = self;
    [center setNotificationCategories:[self categories]];
    [center requestAuthorizationWithOptions:UNAuthorizationOptionAlert | UNAuthorizationOptionBadge | UNAuthorizationOptionSound
                          completionHandler:^(BOOL granted, NSError *error) {}];
    [application registerForRemoteNotifications];

    OFRouter.sharedRouter.navigation = [[UINavigationController alloc] initWithRootViewController:[HomeViewController new]];
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = OFRouter.sharedRouter.navigation;
    [self.window makeKeyAndVisible];
    return YES;
}

- (NSSet<UNNotificationCategory *> *)categories {
    UNNotificationAction *deliver = [UNNotificationAction actionWithIdentifier:OFDeliverAction title:@"Deliver" options:UNNotificationActionOptionForeground];
    UNNotificationCategory *ready = [UNNotificationCategory categoryWithIdentifier:OFReadyCategory actions:@[deliver] intentIdentifiers:@[] options:UNNotificationCategoryOptionNone];
    return [NSSet setWithObject:ready];
}

- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
    [NSUserDefaults.standardUserDefaults setObject:deviceToken forKey:@"token"];
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler {
    completionHandler(UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList | UNNotificationPresentationOptionSound | UNNotificationPresentationOptionBadge);
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler {
    NSString *order = response.notification.request.content.userInfo[@"order"];
    if (order != nil) {
        BOOL deliver = [response.actionIdentifier isEqualToString:OFDeliverAction];
        NSString *link = [NSString stringWithFormat:@"krustenhof://orders/%@%@", order, deliver ? @"/deliver" : @""];
        [OFRouter.sharedRouter openURL:[NSURL URLWithString:link]];
    }
    completionHandler();
}

@end
