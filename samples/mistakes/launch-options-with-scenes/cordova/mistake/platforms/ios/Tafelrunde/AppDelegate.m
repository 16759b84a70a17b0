#import "AppDelegate.h"
#import "MainViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [application registerForRemoteNotifications];
    NSDictionary *push = launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey];
    if (push[@"url"] != nil) {
        [NSUserDefaults.standardUserDefaults setObject:push[@"url"] forKey:@"launchURL"];
    }
    return [super application:application didFinishLaunchingWithOptions:launchOptions];
}

@end
