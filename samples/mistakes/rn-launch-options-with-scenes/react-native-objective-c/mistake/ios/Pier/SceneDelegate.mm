#import "SceneDelegate.h"
#import "AppDelegate.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions {
    AppDelegate *app = (AppDelegate *)UIApplication.sharedApplication.delegate;
    UIViewController *root = [UIViewController new];
    root.view = [app.rootViewFactory viewWithModuleName:@"Pier" initialProperties:nil launchOptions:nil];
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = root;
    [self.window makeKeyAndVisible];
}

@end
