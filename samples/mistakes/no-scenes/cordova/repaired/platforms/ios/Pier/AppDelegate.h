#import <Cordova/CDVAppDelegate.h>
#import <UIKit/UIKit.h>

@interface AppDelegate : CDVAppDelegate
@end
