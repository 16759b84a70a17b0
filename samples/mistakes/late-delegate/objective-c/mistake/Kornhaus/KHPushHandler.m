#import "KHPushHandler.h"
#import "KHRouter.h"

@implementation KHPushHandler

+ (instancetype)sharedHandler {
    static KHPushHandler *handler = nil;
    static dispatch_once_t token;
    dispatch_once(&token, ^{ handler = [KHPushHandler new]; });
    return handler;
}

- (void)askForPermission {
    UNAuthorizationOptions options = UNAuthorizationOptionAlert | UNAuthorizationOptionBadge | UNAuthorizationOptionSound;
    [[UNUserNotificationCenter currentNotificationCenter] requestAuthorizationWithOptions:options
                                                                       completionHandler:^(BOOL granted, NSError *error) {
        NSLog(@"Permission: %d", granted);
    }];
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center
       willPresentNotification:(UNNotification *)notification
         withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler {
    completionHandler(UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList |
                      UNNotificationPresentationOptionSound | UNNotificationPresentationOptionBadge);
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center
didReceiveNotificationResponse:(UNNotificationResponse *)response
         withCompletionHandler:(void (^)(void))completionHandler {
    NSString *link = response.notification.request.content.userInfo[@"url"];
    if (link) {
        [[KHRouter sharedRouter] openURL:[NSURL URLWithString:link]];
    }
    completionHandler();
}

@end
