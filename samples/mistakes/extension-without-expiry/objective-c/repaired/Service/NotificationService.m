#import "NotificationService.h"

@interface NotificationService ()
@property (nonatomic, copy) void (^contentHandler)(UNNotificationContent *content);
@property (nonatomic, strong) UNMutableNotificationContent *content;
@end

@implementation NotificationService

- (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler
{
  self.contentHandler = contentHandler;
  self.content = [request.content mutableCopy];
  NSURL *icon = [NSURL URLWithString:request.content.userInfo[@"icon"] ?: @""];
  [[[NSURLSession sharedSession] downloadTaskWithURL:icon
                                   completionHandler:^(NSURL *file, NSURLResponse *response, NSError *error) {
    self.contentHandler(self.content);
  }] resume];
}

- (void)serviceExtensionTimeWillExpire
{
  self.contentHandler(self.content);
}

@end
