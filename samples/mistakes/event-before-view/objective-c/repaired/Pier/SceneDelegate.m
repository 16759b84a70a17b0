#import "SceneDelegate.h"
#import "FerriesController.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions {
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[UINavigationController alloc]
        initWithRootViewController:[FerriesController new]];
    [self.window makeKeyAndVisible];
}

@end
