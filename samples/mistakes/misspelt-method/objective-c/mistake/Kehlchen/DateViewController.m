#import "DateViewController.h"

@implementation DateViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = self.link.host;
}

@end
