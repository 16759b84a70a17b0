#import <Cordova/CDVPlugin.h>

/// Keeps the ferry of a tap until the page asks for it.
@interface Taps : CDVPlugin
@property (class, nonatomic, copy) NSString *waiting;
- (void)first:(CDVInvokedUrlCommand *)command;
@end
