#import "Pending.h"

@implementation Pending

+ (Pending *)shared {
    static Pending *pending;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ pending = [Pending new]; });
    return pending;
}

- (NSString *)take {
    NSString *ferry = self.ferry;
    self.ferry = nil;
    return ferry;
}

@end
