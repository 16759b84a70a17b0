#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Marmelade";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
