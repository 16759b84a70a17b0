#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Kesselpfiff";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
