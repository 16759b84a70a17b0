// As much of UIKit as an app of 2011 names.
#import <Foundation/Foundation.h>

enum {
    UIRemoteNotificationTypeBadge = 1 << 0,
    UIRemoteNotificationTypeSound = 1 << 1,
    UIRemoteNotificationTypeAlert = 1 << 2
};
typedef NSUInteger UIRemoteNotificationType;

@interface UIApplication : NSObject
- (void)registerForRemoteNotificationTypes:(UIRemoteNotificationType)types;
@end

@interface UIWebView : NSObject
- (NSString *)stringByEvaluatingJavaScriptFromString:(NSString *)script;
@end
