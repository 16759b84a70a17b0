#import <Foundation/Foundation.h>
#import <UserNotifications/UserNotifications.h>

@interface LRReminders : NSObject <UNUserNotificationCenterDelegate>
- (void)start;
@end
