#import "NotificationService.h"

@interface NotificationService ()
@property (nonatomic, strong) void (^contentHandler)(UNNotificationContent *contentToDeliver);
@property (nonatomic, strong) UNMutableNotificationContent *bestAttemptContent;
@end

@implementation NotificationService

- (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent * _Nonnull))contentHandler {
    self.contentHandler = contentHandler;
    self.bestAttemptContent = [request.content mutableCopy];

    NSString *image = request.content.userInfo[@"image"];
    if (image == nil) {
        contentHandler(self.bestAttemptContent);
        return;
    }
    NSURL *url = [NSURL URLWithString:image];
    [[[NSURLSession sharedSession] downloadTaskWithURL:url completionHandler:^(NSURL *file, NSURLResponse *response, NSError *error) {
        if (file != nil) {
            NSURL *target = [[NSURL fileURLWithPath:NSTemporaryDirectory()] URLByAppendingPathComponent:url.lastPathComponent];
            [[NSFileManager defaultManager] moveItemAtURL:file toURL:target error:nil];
            UNNotificationAttachment *picture = [UNNotificationAttachment attachmentWithIdentifier:@"picture" URL:target options:nil error:nil];
            if (picture) self.bestAttemptContent.attachments = @[picture];
        }
        self.contentHandler(self.bestAttemptContent);
    }] resume];
}

- (void)serviceExtensionTimeWillExpire {
    self.contentHandler(self.bestAttemptContent);
}

@end
