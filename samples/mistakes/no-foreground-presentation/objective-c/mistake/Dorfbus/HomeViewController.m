#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Dorfbus";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
