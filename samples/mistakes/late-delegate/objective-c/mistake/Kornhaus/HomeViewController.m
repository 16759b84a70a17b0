#import "HomeViewController.h"
#import "KHPushHandler.h"
#import "KHRouter.h"

@implementation HomeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Kornhaus";
    [KHRouter sharedRouter].navigation = self.navigationController;
    [UNUserNotificationCenter currentNotificationCenter].delegate = [KHPushHandler sharedHandler];
    [[KHPushHandler sharedHandler] askForPermission];
}

@end
