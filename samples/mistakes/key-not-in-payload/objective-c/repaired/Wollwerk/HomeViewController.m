#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Wollwerk";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
