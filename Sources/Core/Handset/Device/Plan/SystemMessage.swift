/// A message that iOS logs about an app's delegate, in Apple's words.
///
/// ```swift
/// print(SystemMessage.completionHandlerNeverCalled(.willPresentNotification))
/// // Warning: UNUserNotificationCenter delegate received call to -userNotificationCenter:willPresentNotification:withCompletionHandler: but the completion handler was never called.
/// ```
public enum SystemMessage: Hashable, Sendable, CustomStringConvertible {
    /// The app implements the method with the fetch handler, and its `Info.plist` lacks the background
    /// mode.
    case backgroundModeMissing
    /// The app has not adopted scenes, which a later iOS will demand (iOS 18.4 and later).
    ///
    /// The words changed with iOS 26 ("TN3187").
    case sceneLifeCycleMissing(on: IOSVersion)
    /// The app has not adopted scenes, and is ended for it (iOS 27 and later).
    case sceneLifeCycleRequired
    /// A method did not call its completion handler.
    case completionHandlerNeverCalled(AppCallback.Selector)
    /// A method called its completion handler twice, which ends the app.
    ///
    /// The words are from crash reports of iOS 8 to 10. Later versions use others.
    case completionHandlerCalledTwice
    /// The method for the push of a call returned without a report.
    case callNotReported
    /// The exception with which iOS ends the app for it.
    case appEndedWithoutCall
    /// The app is launched for calls no more.
    case appBlockedForCalls(String)
    /// The start of a Live Activity had no alert.
    case startWithoutAlert
    /// The state of a Live Activity did not decode.
    case contentStateUndecodable(isMissing: Bool)
    /// The app has had as many starts by push as it may have.
    case startBudgetExceeded(String)

    /// The message, without a prefix.
    public var description: String {
        switch self {
        case .backgroundModeMissing:
            "You've implemented -[<UIApplicationDelegate> "
                + "application:didReceiveRemoteNotification:fetchCompletionHandler:], but you still "
                + "need to add \"remote-notification\" to the list of your supported "
                + "UIBackgroundModes in your Info.plist."
        case .sceneLifeCycleMissing(let version):
            version < IOSVersion(26)
                ? "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This "
                    + "will become an assert in a future version."
                : "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert "
                    + "in the future."
        case .sceneLifeCycleRequired:
            "failure in void _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption(void)"
                + "_block_invoke (UIApplication_RuntimeIssues.m:106) : Application failed to launch: "
                + "UIScene life cycle is required for apps built with this SDK. See \"Transitioning to "
                + "the UIKit scene-based life cycle\" in the UIKit documentation for more information "
                + "on migration."
        case .completionHandlerNeverCalled(let selector):
            "Warning: "
                + (selector.isOfNotificationCenter
                    ? "UNUserNotificationCenter delegate" : "Application delegate")
                + " received call to -\(selector) but the completion handler was never called."
        case .completionHandlerCalledTwice:
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
                + "reason: 'this request has been neutered - you can't call -sendResponse: twice "
                + "nor after encoding it'"
        case .callNotReported:
            "Apps receiving VoIP pushes must post an incoming call via CallKit in the same run loop as "
                + "pushRegistry:didReceiveIncomingPushWithPayload:forType:[withCompletionHandler:] without "
                + "delay."
        case .appEndedWithoutCall:
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
                + "reason: 'Killing app because it never posted an incoming call to the system "
                + "after receiving a PushKit VoIP push.'"
        case .appBlockedForCalls(let name):
            "Application \(name) will not be launched because it failed to report an incoming call too "
                + "many times (or repeatedly crashed.)"
        case .startWithoutAlert: "Received start without an alert configuration"
        case .contentStateUndecodable(let isMissing):
            "Unable to decode content state: The data couldn’t be read because it "
                + (isMissing ? "is missing." : "isn’t in the correct format.")
        case .startBudgetExceeded(let name):
            "Push-to-start budget exceeded for \(name)::pushToStart; not starting activity"
        }
    }
}
