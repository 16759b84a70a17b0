#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Tafelrunde";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
