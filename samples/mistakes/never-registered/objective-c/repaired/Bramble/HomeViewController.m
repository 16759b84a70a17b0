#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Bramble";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
