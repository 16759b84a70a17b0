#import "AppDelegate.h"
#import "HomeViewController.h"
#import "BRRouter.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UNUserNotificationCenter *center = UNUserNotificationCenter.currentNotificationCenter;
    center.delegate = self;
    UNAuthorizationOptions options = UNAuthorizationOptionAlert | UNAuthorizationOptionBadge | UNAuthorizationOptionSound;
    [center requestAuthorizationWithOptions:options completionHandler:^(BOOL granted, NSError *error) {
        NSLog(@"%@", granted ? @"granted" : error.localizedDescription);
    }];
    [application registerForRemoteNotifications];

    BRRouter.sharedRouter.navigation = [[UINavigationController alloc] initWithRootViewController:[HomeViewController new]];
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = BRRouter.sharedRouter.navigation;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
    [self sendToServer:deviceToken];
}

- (void)application:(UIApplication *)application didFailToRegisterForRemoteNotificationsWithError:(NSError *)error {
    NSLog(@"%s %@", __func__, error);
}

- (void)sendToServer:(NSData *)token {
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"https://bramble.example/tokens"]];
    request.HTTPMethod = @"POST";
    request.HTTPBody = token;
    [[NSURLSession.sharedSession dataTaskWithRequest:request] resume];
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler {
    completionHandler(UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList | UNNotificationPresentationOptionSound | UNNotificationPresentationOptionBadge);
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler {
    NSString *link = response.notification.request.content.userInfo[@"url"];
    if (link) [BRRouter.sharedRouter openURL:[NSURL URLWithString:link]];
    completionHandler();
}

@end
