#import "SceneDelegate.h"
#import "AppDelegate.h"
#import "MainViewController.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions {
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    MainViewController *page = [MainViewController new];
    ((AppDelegate *)UIApplication.sharedApplication.delegate).page = page;
    self.window.rootViewController = page;
    [self.window makeKeyAndVisible];
    [super scene:scene willConnectToSession:session options:connectionOptions];
}

@end
