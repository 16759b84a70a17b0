#import "AppDelegate.h"
#import "HomeViewController.h"
#import "TKRouter.h"

@interface AppDelegate ()
- (void)loadOrder:(NSString *)number completion:(void (^)(BOOL found))completion;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UNUserNotificationCenter.currentNotificationCenter.delegate = self;
    [UNUserNotificationCenter.currentNotificationCenter
     requestAuthorizationWithOptions:UNAuthorizationOptionAlert | UNAuthorizationOptionBadge | UNAuthorizationOptionSound
     completionHandler:^(BOOL granted, NSError *error) {}];
    [application registerForRemoteNotifications];

    TKRouter.sharedRouter.navigation = [[UINavigationController alloc] initWithRootViewController:[HomeViewController new]];
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = TKRouter.sharedRouter.navigation;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
    [NSUserDefaults.standardUserDefaults setObject:deviceToken forKey:@"token"];
}

- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler {
    NSString *number = userInfo[@"order"];
    if (number == nil) {
        completionHandler(UIBackgroundFetchResultNoData);
        return;
    }
    [self loadOrder:number completion:^(BOOL found) {
        completionHandler(found ? UIBackgroundFetchResultNewData : UIBackgroundFetchResultFailed);
    }];
}

- (void)loadOrder:(NSString *)number completion:(void (^)(BOOL))completion {
    NSURL *url = [NSURL URLWithString:[@"https://kesselpfiff.example/orders/" stringByAppendingString:number]];
    [[NSURLSession.sharedSession dataTaskWithURL:url completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        dispatch_async(dispatch_get_main_queue(), ^{ completion(data != nil); });
    }] resume];
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler {
    completionHandler(UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList | UNNotificationPresentationOptionSound | UNNotificationPresentationOptionBadge);
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler {
    NSString *number = response.notification.request.content.userInfo[@"order"];
    if (number) {
        [TKRouter.sharedRouter openURL:[NSURL URLWithString:[@"kesselpfiff://orders/" stringByAppendingString:number]]];
    }
    completionHandler();
}

@end
