#import "AppDelegate.h"
#import "HomeViewController.h"
#import "TSRouter.h"

@interface AppDelegate ()
@property (nonatomic, strong) NSMutableArray<NSString *> *seen;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.seen = [NSMutableArray array];
    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
    center.delegate = self;
    [center requestAuthorizationWithOptions:UNAuthorizationOptionAlert | UNAuthorizationOptionBadge | UNAuthorizationOptionSound
                          completionHandler:^(BOOL granted, NSError *error) {}];
    [application registerForRemoteNotifications];

    [TSRouter sharedRouter].navigation = [[UINavigationController alloc] initWithRootViewController:[HomeViewController new]];
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = [TSRouter sharedRouter].navigation;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
    NSLog(@"token %@", deviceToken);
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center
       willPresentNotification:(UNNotification *)notification
         withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler {
    UNNotificationPresentationOptions all = UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList |
        UNNotificationPresentationOptionSound | UNNotificationPresentationOptionBadge;
    NSString *bird = notification.request.content.userInfo[@"bird"];
    if (bird.length > 0) {
        [self.seen addObject:bird];
        completionHandler(all);
    }
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center
didReceiveNotificationResponse:(UNNotificationResponse *)response
         withCompletionHandler:(void (^)(void))completionHandler {
    NSString *link = response.notification.request.content.userInfo[@"url"];
    if (!link) {
        completionHandler();
        return;
    }
    [[TSRouter sharedRouter] openURL:[NSURL URLWithString:link]];
    completionHandler();
}

@end
