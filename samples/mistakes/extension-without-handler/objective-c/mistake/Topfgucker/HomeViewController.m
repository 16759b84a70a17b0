#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Topfgucker";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
