#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Taubenschlag";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
