#import <UserNotifications/UserNotifications.h>

@interface PXNotificationHandler : NSObject <UNUserNotificationCenterDelegate>
@end
