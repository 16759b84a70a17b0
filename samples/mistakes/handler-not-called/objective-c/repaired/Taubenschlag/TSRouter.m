#import "TSRouter.h"

@implementation TSRouter

+ (instancetype)sharedRouter {
    static TSRouter *router;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        router = [[TSRouter alloc] init];
    });
    return router;
}

- (void)openURL:(NSURL *)url {
    UIViewController *page = [[UIViewController alloc] init];
    page.title = url.lastPathComponent;
    page.view.backgroundColor = UIColor.systemBackgroundColor;
    [self.navigation pushViewController:page animated:YES];
}

@end
