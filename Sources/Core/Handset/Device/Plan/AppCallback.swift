/// A callback that an app gets for a remote notification or for the user's action on it, with its
/// arguments.
///
/// ```swift
/// var scenario = Scenario.ofTheApp
/// scenario.appState = .notRunning
/// scenario.action = .tap
/// for callback in scenario.plan(for: try Payload(json: #"{"aps":{"alert":"hello"}}"#)).callbacks {
///     print(callback.selector, callback.applicationState, callback.carriesPayload)
/// }
/// // application:didFinishLaunchingWithOptions: inactive true
/// // applicationDidBecomeActive: active false
/// ```
public struct AppCallback: Hashable, Sendable {
    /// The method that is called.
    public var selector: Selector
    /// The value of `applicationState` during the call.
    public var applicationState: Application.State
    /// True if the payload is among the arguments or in the launch options.
    public var carriesPayload: Bool
    /// The identifier of the user's choice, for methods that receive one; otherwise `nil`.
    ///
    /// It is ``UserNotificationResponse/defaultActionIdentifier`` for a tap,
    /// ``UserNotificationResponse/dismissActionIdentifier`` for a dismissal, and for a button the
    /// identifier in the scenario's ``NotificationCategory``.
    public var actionIdentifier: String?
    /// The text that the user typed into a button's field, for methods that receive one; otherwise `nil`.
    public var userText: String?

    /// Creates a callback.
    ///
    /// - Parameters:
    ///   - selector: The method that is called.
    ///   - applicationState: The value of `applicationState` during the call.
    ///   - carriesPayload: True if the payload is among the arguments or in the launch options.
    ///   - actionIdentifier: The identifier of the user's choice, or `nil` if the method receives none.
    ///   - userText: The text that the user typed, or `nil` if there is none.
    public init(
        _ selector: Selector, in applicationState: Application.State, carriesPayload: Bool = true,
        actionIdentifier: String? = nil, userText: String? = nil
    ) {
        self.selector = selector
        self.applicationState = applicationState
        self.carriesPayload = carriesPayload
        self.actionIdentifier = actionIdentifier
        self.userText = userText
    }
}

extension AppCallback {
    /// A method of an app's delegates, by Apple's selector in full ("UIApplicationDelegate",
    /// "UNUserNotificationCenterDelegate").
    public enum Selector: String, CaseIterable, Hashable, Sendable {
        /// The app was launched. The launch options hold the payload if a tap or new content launched it,
        /// but not after a tap on a notification of an app with scenes.
        case didFinishLaunching = "application:didFinishLaunchingWithOptions:"
        /// A scene is about to appear (iOS 13 and later). The connection options have the user's response
        /// to a notification if that opened the scene.
        case sceneWillConnect = "scene:willConnectToSession:options:"
        /// The app comes back to the screen.
        case willEnterForeground = "applicationWillEnterForeground:"
        /// A scene comes to the screen (iOS 13 and later).
        case sceneWillEnterForeground = "sceneWillEnterForeground:"
        /// The app is in use.
        case didBecomeActive = "applicationDidBecomeActive:"
        /// A scene is in use (iOS 13 and later).
        case sceneDidBecomeActive = "sceneDidBecomeActive:"
        /// The app is covered, or about to leave the screen.
        case willResignActive = "applicationWillResignActive:"
        /// A scene is covered, or about to leave the screen (iOS 13 and later).
        case sceneWillResignActive = "sceneWillResignActive:"
        /// The app has left the screen.
        case didEnterBackground = "applicationDidEnterBackground:"
        /// A scene has left the screen (iOS 13 and later).
        case sceneDidEnterBackground = "sceneDidEnterBackground:"
        /// The application delegate's method since iOS 3.
        case didReceiveRemoteNotification = "application:didReceiveRemoteNotification:"
        /// The application delegate's method since iOS 7, called instead of the older one.
        case didReceiveRemoteNotificationWithFetchHandler =
            "application:didReceiveRemoteNotification:fetchCompletionHandler:"
        /// The application delegate's method for a notification's button, on iOS 8.
        case handleAction =
            "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:"
        /// The application delegate's method for a notification's button since iOS 9.
        case handleActionWithResponseInfo =
            "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:"
        /// The notification center delegate's method for an arrival in the foreground, since iOS 10.
        case willPresentNotification =
            "userNotificationCenter:willPresentNotification:withCompletionHandler:"
        /// The notification center delegate's method for what the user chose, since iOS 10.
        case didReceiveResponse =
            "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
        /// The push registry delegate's method for a call, until iOS 10.
        case didReceivePush = "pushRegistry:didReceiveIncomingPushWithPayload:forType:"
        /// The push registry delegate's method for a call, since iOS 11.
        case didReceivePushWithHandler =
            "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:"
        /// The push registry delegate's method for a call, since iOS 26.4.
        case didReceiveVoIPPush =
            "pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler:"

        /// True if the method receives a completion handler that iOS waits for: a push registry's has no part in
        /// anything.
        public var hasCompletionHandler: Bool {
            rawValue.hasSuffix("ompletionHandler:") && !isOfPushRegistry
        }
    }
}

extension AppCallback.Selector: CustomStringConvertible {
    /// Apple's selector in full.
    public var description: String { rawValue }
}
