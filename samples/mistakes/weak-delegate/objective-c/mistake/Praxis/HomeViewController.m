#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Praxis";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
