#import "Taps.h"

static NSString *waitingFerry;

@implementation Taps

+ (NSString *)waiting {
    return waitingFerry;
}

+ (void)setWaiting:(NSString *)ferry {
    waitingFerry = [ferry copy];
}

- (void)first:(CDVInvokedUrlCommand *)command {
    CDVPluginResult *result = [CDVPluginResult resultWithStatus:CDVCommandStatus_OK
                                                messageAsString:waitingFerry];
    waitingFerry = nil;
    [self.commandDelegate sendPluginResult:result callbackId:command.callbackId];
}

@end
