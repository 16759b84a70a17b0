#import "AppDelegate.h"
#import "HomeViewController.h"
#import "PXNotificationHandler.h"
#import "PXRouter.h"

@interface AppDelegate ()
@property (nonatomic, strong) NSData *deviceToken;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    PXNotificationHandler *handler = [[PXNotificationHandler alloc] init];
    UNUserNotificationCenter.currentNotificationCenter.delegate = handler;
    [self askForPermission];
    [application registerForRemoteNotifications];

    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[[HomeViewController alloc] init]];
    [PXRouter sharedRouter].navigation = navigation;
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = navigation;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)askForPermission {
    [UNUserNotificationCenter.currentNotificationCenter
     requestAuthorizationWithOptions:UNAuthorizationOptionAlert | UNAuthorizationOptionSound | UNAuthorizationOptionBadge
     completionHandler:^(BOOL granted, NSError *error) { }];
}

- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
    self.deviceToken = deviceToken;
}

@end
