#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Krustenhof";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
