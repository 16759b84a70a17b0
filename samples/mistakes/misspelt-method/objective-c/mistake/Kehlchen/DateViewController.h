#import <UIKit/UIKit.h>

@interface DateViewController : UIViewController
@property (strong, nonatomic) NSURL *link;
@end
