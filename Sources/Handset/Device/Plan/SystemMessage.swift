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
    /// A method did not call its completion handler.
    case completionHandlerNeverCalled(AppCallback.Selector)
    /// A method called its completion handler twice, which ends the app.
    ///
    /// The words are from crash reports of iOS 8 to 10. Later versions use others.
    case completionHandlerCalledTwice

    /// The message, without a prefix.
    public var description: String {
        switch self {
        case .backgroundModeMissing:
            "You've implemented -[<UIApplicationDelegate> "
                + "application:didReceiveRemoteNotification:fetchCompletionHandler:], but you still "
                + "need to add \"remote-notification\" to the list of your supported "
                + "UIBackgroundModes in your Info.plist."
        case .completionHandlerNeverCalled(let selector):
            "Warning: "
                + (selector.isOfNotificationCenter
                    ? "UNUserNotificationCenter delegate" : "Application delegate")
                + " received call to -\(selector) but the completion handler was never called."
        case .completionHandlerCalledTwice:
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
                + "reason: 'this request has been neutered - you can't call -sendResponse: twice "
                + "nor after encoding it'"
        }
    }
}
