#import "HomeViewController.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Ruderverein";
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

@end
