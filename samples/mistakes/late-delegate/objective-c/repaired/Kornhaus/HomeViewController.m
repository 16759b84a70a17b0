#import "HomeViewController.h"
#import "KHPushHandler.h"
#import "KHRouter.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Kornhaus";
    [KHRouter sharedRouter].navigation = self.navigationController;
    [[KHPushHandler sharedHandler] askForPermission];
}

@end
