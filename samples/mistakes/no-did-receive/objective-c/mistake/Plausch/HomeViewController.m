#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Plausch";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
