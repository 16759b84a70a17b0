// Names of code before Swift 4.2.

/// The state of an app, under the name before Swift 4.2.
public typealias UIApplicationState = UIApplication.State
/// The key of an option for a URL that the app is to open, under the name before Swift 4.2.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The style of a question, under the name before Swift 4.2.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The style of an answer, under the name before Swift 4.2.
public typealias UIAlertActionStyle = UIAlertAction.Style

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of no task, under the name before Swift 4.2.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The URL of the app's page in Settings, under the name before Swift 4.2.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
    /// Posted when the app was launched, under the name before Swift 4.2.
    public static let UIApplicationDidFinishLaunching =
        UIApplication.didFinishLaunchingNotification
    /// Posted when the app is in use, under the name before Swift 4.2.
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    /// Posted before the app is no longer in use, under the name before Swift 4.2.
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    /// Posted when the app has left the screen, under the name before Swift 4.2.
    public static let UIApplicationDidEnterBackground =
        UIApplication.didEnterBackgroundNotification
    /// Posted before the app comes back to the screen, under the name before Swift 4.2.
    public static let UIApplicationWillEnterForeground =
        UIApplication.willEnterForegroundNotification
    /// Posted before the system ends the app, under the name before Swift 4.2.
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
}
