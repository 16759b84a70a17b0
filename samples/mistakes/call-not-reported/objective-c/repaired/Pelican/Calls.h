#import <Foundation/Foundation.h>

@interface Calls : NSObject
- (void)start;
@end
