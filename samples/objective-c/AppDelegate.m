// The app of 2011: its callbacks, as Objective-C.
#import "AppDelegate.h"

@implementation AppDelegate

- (id)initWithWebView:(UIWebView *)view {
    self = [super init];
    webView = [view retain];
    return self;
}

- (void)dealloc {
    [webView release];
    [super dealloc];
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    NSLog(@"Registering for APN");
    [application registerForRemoteNotificationTypes:UIRemoteNotificationTypeAlert
                                                    | UIRemoteNotificationTypeBadge
                                                    | UIRemoteNotificationTypeSound];
    return YES;
}

- (void)application:(UIApplication *)application
    didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token {
    NSLog(@"Device Token=%@", token);
}

- (void)application:(UIApplication *)application
    didFailToRegisterForRemoteNotificationsWithError:(NSError *)error {
    NSLog(@"Error: %@", error);
}

- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo {
    NSRegularExpression *pattern =
        [NSRegularExpression regularExpressionWithPattern:@"session = ([^']*);"
                                                  options:NSRegularExpressionCaseInsensitive
                                                    error:NULL];
    for (id key in userInfo) {
        id value = [userInfo objectForKey:key];
        NSLog(@"key: %@, value: %@", key, value);
        NSString *text = [NSString stringWithFormat:@"%@", value];
        NSTextCheckingResult *match = [pattern firstMatchInString:text
                                                          options:0
                                                            range:NSMakeRange(0, [text length])];
        if (match == nil) continue;
        NSString *session = [text substringWithRange:[match rangeAtIndex:1]];
        NSLog(@"Found session value in payload: %@", session);
        NSString *url = [@"http://URLHERE.cloudapp.net/Session/Lookup?session=" stringByAppendingString:session];
        [webView stringByEvaluatingJavaScriptFromString:
                     [NSString stringWithFormat:@"handleOpenURL(\"%@\");", url]];
    }
}

@end
