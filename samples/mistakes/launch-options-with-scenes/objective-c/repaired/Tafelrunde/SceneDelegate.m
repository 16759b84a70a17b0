#import "SceneDelegate.h"
#import "HomeViewController.h"
#import "TRRouter.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (![scene isKindOfClass:UIWindowScene.class]) return;
    UINavigationController *navigation = TRRouter.sharedRouter.navigation;
    navigation.viewControllers = [@[[HomeViewController new]] arrayByAddingObjectsFromArray:navigation.viewControllers];
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = navigation;
    [self.window makeKeyAndVisible];
}

@end
