#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Kiosk";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
