#import <UIKit/UIKit.h>

@interface DatesViewController : UITableViewController
@end
