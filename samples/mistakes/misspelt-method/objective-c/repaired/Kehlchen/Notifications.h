#import <UIKit/UIKit.h>
#import <UserNotifications/UserNotifications.h>

@interface Notifications : NSObject <UNUserNotificationCenterDelegate>
@property (weak, nonatomic) UINavigationController *pages;

+ (instancetype)shared;
- (void)askPermission;
@end
