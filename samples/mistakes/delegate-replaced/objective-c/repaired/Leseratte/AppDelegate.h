#import <UIKit/UIKit.h>
#import <UserNotifications/UserNotifications.h>

@class LRReminders;

@interface AppDelegate : UIResponder <UIApplicationDelegate, UNUserNotificationCenterDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) LRReminders *reminders;
@end
