#import <UIKit/UIKit.h>

@interface Pier : NSObject
+ (Pier *)shared;
- (void)showOn:(UINavigationController *)stack;
- (void)openFerry:(NSString *)identifier;
@end
