#import "AppDelegate.h"
#import "HomeViewController.h"
#import "PLRouter.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
    [self configureNotifications:application];

    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    PLRouter.sharedRouter.navigation = [[UINavigationController alloc] initWithRootViewController:[HomeViewController new]];
    self.window.rootViewController = PLRouter.sharedRouter.navigation;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)configureNotifications:(UIApplication *)application
{
    UNUserNotificationCenter *center = UNUserNotificationCenter.currentNotificationCenter;
    [center setDelegate:self];
    [center requestAuthorizationWithOptions:UNAuthorizationOptionBadge | UNAuthorizationOptionSound | UNAuthorizationOptionAlert
                          completionHandler:^(BOOL granted, NSError *error) {}];
    [application registerForRemoteNotifications];
}

- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken
{
    [NSUserDefaults.standardUserDefaults setObject:deviceToken forKey:@"PLToken"];
}

#pragma mark - Notifications

- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler
{
    completionHandler(UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList | UNNotificationPresentationOptionSound | UNNotificationPresentationOptionBadge);
}

@end
