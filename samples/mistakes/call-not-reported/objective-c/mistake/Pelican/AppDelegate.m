#import "AppDelegate.h"
#import "Calls.h"

@interface AppDelegate ()
@property (nonatomic, strong) Calls *calls;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.calls = [[Calls alloc] init];
    [self.calls start];
    return YES;
}

@end
