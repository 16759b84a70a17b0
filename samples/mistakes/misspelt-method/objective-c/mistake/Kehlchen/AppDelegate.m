#import "AppDelegate.h"
#import "DatesViewController.h"
#import "Notifications.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UINavigationController *pages = [[UINavigationController alloc]
        initWithRootViewController:[DatesViewController new]];
    [Notifications shared].pages = pages;
    [UNUserNotificationCenter currentNotificationCenter].delegate = [Notifications shared];
    [[Notifications shared] askPermission];
    [application registerForRemoteNotifications];

    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = pages;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)application:(UIApplication *)application
    didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
    [[NSUserDefaults standardUserDefaults] setObject:deviceToken forKey:@"token"];
}

@end
