#import <Foundation/Foundation.h>
#import <UserNotifications/UserNotifications.h>

@interface KHPushHandler : NSObject <UNUserNotificationCenterDelegate>

+ (instancetype)sharedHandler;
- (void)askForPermission;

@end
