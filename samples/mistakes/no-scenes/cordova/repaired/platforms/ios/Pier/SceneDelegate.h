#import <Cordova/CDVSceneDelegate.h>
#import <UIKit/UIKit.h>

@interface SceneDelegate : CDVSceneDelegate
@end
