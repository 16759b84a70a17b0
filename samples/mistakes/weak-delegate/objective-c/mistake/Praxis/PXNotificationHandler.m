#import "PXNotificationHandler.h"
#import "PXRouter.h"

@implementation PXNotificationHandler

- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler
{
    completionHandler(UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList | UNNotificationPresentationOptionBadge | UNNotificationPresentationOptionSound);
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler
{
    NSString *link = response.notification.request.content.userInfo[@"url"];
    if ([link isKindOfClass:[NSString class]]) {
        [[PXRouter sharedRouter] openURL:[NSURL URLWithString:link]];
    }
    completionHandler();
}

@end
