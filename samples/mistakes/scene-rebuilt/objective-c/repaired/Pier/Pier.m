#import "Pier.h"

@interface Pier ()
@property (strong, nonatomic) UINavigationController *stack;
@property (copy, nonatomic) NSString *waiting;
@end

@implementation Pier

+ (Pier *)shared {
    static Pier *pier;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ pier = [Pier new]; });
    return pier;
}

- (void)showOn:(UINavigationController *)stack {
    self.stack = stack;
    if (self.waiting) { [self openFerry:self.waiting]; }
}

- (void)openFerry:(NSString *)identifier {
    if (!self.stack) {
        self.waiting = identifier;
        return;
    }
    UIViewController *page = [UIViewController new];
    page.title = identifier;
    [self.stack pushViewController:page animated:YES];
}

@end
