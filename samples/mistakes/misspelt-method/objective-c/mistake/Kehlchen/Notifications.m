#import "Notifications.h"
#import "DateViewController.h"

@implementation Notifications

+ (instancetype)shared {
    static Notifications *shared;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ shared = [Notifications new]; });
    return shared;
}

- (void)askPermission {
    [[UNUserNotificationCenter currentNotificationCenter]
        requestAuthorizationWithOptions:UNAuthorizationOptionAlert | UNAuthorizationOptionSound
                      completionHandler:^(BOOL granted, NSError *error) {}];
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center
       willPresentNotification:(UNNotification *)notification
         withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler {
    completionHandler(UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList);
}

- (void)userNotificationCenter:(UNUserNotificationCenter *)center
    didRecieveNotificationResponse:(UNNotificationResponse *)response
             withCompletionHandler:(void (^)(void))completionHandler {
    NSString *link = response.notification.request.content.userInfo[@"url"];
    if (link) {
        DateViewController *page = [DateViewController new];
        page.link = [NSURL URLWithString:link];
        [self.pages pushViewController:page animated:YES];
    }
    completionHandler();
}

@end
