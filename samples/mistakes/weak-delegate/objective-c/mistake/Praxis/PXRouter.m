#import "PXRouter.h"

@implementation PXRouter

+ (instancetype)sharedRouter {
    static PXRouter *router;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        router = [[PXRouter alloc] init];
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
