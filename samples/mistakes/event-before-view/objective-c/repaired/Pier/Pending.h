#import <Foundation/Foundation.h>

/// Keeps the ferry of a tap until a screen can show it.
@interface Pending : NSObject
@property (copy, nonatomic) NSString *ferry;
+ (Pending *)shared;
- (NSString *)take;
@end
