#import <UIKit/UIKit.h>
#import <UserNotifications/UserNotifications.h>
@import FirebaseMessaging;

@interface AppDelegate : UIResponder <UIApplicationDelegate, UNUserNotificationCenterDelegate, FIRMessagingDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
