#import "FerriesController.h"
#import "Pending.h"

@implementation FerriesController

- (void)viewDidLoad {
    [super viewDidLoad];
    // Taps are followed once the list has come.
    dispatch_async(dispatch_get_main_queue(), ^{
        [self.tableView reloadData];
        [[NSNotificationCenter defaultCenter] addObserver:self
                                                 selector:@selector(ferryTapped:)
                                                     name:@"FerryTapped"
                                                   object:nil];
        NSString *waiting = [[Pending shared] take];
        if (waiting) { [self openFerry:waiting]; }
    });
}

- (void)ferryTapped:(NSNotification *)event {
    [self openFerry:event.object];
}

- (void)openFerry:(NSString *)identifier {
    UIViewController *page = [UIViewController new];
    page.title = identifier;
    [self.navigationController pushViewController:page animated:YES];
}

@end
