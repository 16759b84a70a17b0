#import <UIKit/UIKit.h>

@interface FerriesController : UITableViewController
@end
