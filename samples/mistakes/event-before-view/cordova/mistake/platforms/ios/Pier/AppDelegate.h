#import <Cordova/CDVAppDelegate.h>
#import <UIKit/UIKit.h>
#import <UserNotifications/UserNotifications.h>

@interface AppDelegate : CDVAppDelegate <UNUserNotificationCenterDelegate>
@property (weak, nonatomic) CDVViewController *page;
@end
