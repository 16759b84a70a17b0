#import "DatesViewController.h"

@implementation DatesViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Kehlchen";
}

@end
