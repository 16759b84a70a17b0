/// A fault of an app's delegate in a callback.
///
/// ```swift
/// let fault = DelegateFault(.neverCalled, in: .didReceiveRemoteNotificationWithFetchHandler)
/// print(fault.systemMessage?.description ?? "")
/// // Warning: Application delegate received call to -application:didReceiveRemoteNotification:fetchCompletionHandler: but the completion handler was never called.
/// ```
public struct DelegateFault: Hashable, Sendable {
    /// The kinds of faults.
    public enum Kind: Hashable, Sendable {
        /// The method has thrown an error, with this text.
        case threw(String)
        /// The method did not return in time, and blocked the app's thread.
        case hung
        /// The completion handler was not called in time: the method has returned, or it is `async` and
        /// waits, which leaves the app's thread free.
        case neverCalled
        /// The method is `async` and did not return in time, which leaves the app's thread free. It has no
        /// completion handler.
        case neverReturned
        /// The completion handler was called after the time limit.
        case calledLate
        /// The completion handler was called more than once.
        case calledAgain
        /// iOS has ended the app when its first scene was made: it is built with the SDK of iOS 27 or later, and has
        /// not adopted scenes.
        case endedAtLaunch
        /// The method for the push of a call returned before the app had reported a call, and iOS has ended the app.
        case callNotReported
        /// No push registry with a delegate was there for the push of a call, and iOS has ended the app.
        case noPushRegistry
    }

    /// The kind of fault.
    public var kind: Kind
    /// The method; ``AppCallback/Selector/didFinishLaunching`` for a callback of the registration.
    public var selector: AppCallback.Selector
    /// The callback of the registration, which follows the launch; `nil` for every other method.
    public var registration: Registration.Callback?

    /// Creates a fault.
    ///
    /// - Parameters:
    ///   - kind: The kind of fault.
    ///   - selector: The method.
    public init(_ kind: Kind, in selector: AppCallback.Selector) {
        self.kind = kind
        self.selector = selector
    }

    init(_ kind: Kind, in registration: Registration.Callback) {
        self.init(kind, in: .didFinishLaunching)
        self.registration = registration
    }

    /// The message that iOS logs about the fault, or `nil` if none is known.
    public var systemMessage: SystemMessage? {
        switch kind {
        case .neverCalled: .completionHandlerNeverCalled(selector)
        case .calledAgain: .completionHandlerCalledTwice
        // The line is among the steps.
        case .threw, .hung, .neverReturned, .calledLate, .endedAtLaunch, .callNotReported,
            .noPushRegistry:
            nil
        }
    }

    /// True if the system ends the app.
    ///
    /// Apple documents this for a fetch handler that is not called within 30 seconds. An exception and a
    /// main thread that hangs end every app. If a handler of the notification center is not called, iOS
    /// only logs it. A method that waits without blocking the thread ends no app by that alone.
    public var endsApp: Bool {
        switch kind {
        case .threw, .hung, .calledAgain, .endedAtLaunch, .callNotReported, .noPushRegistry: true
        case .neverCalled: !selector.isOfNotificationCenter
        case .neverReturned, .calledLate: false
        }
    }
}

extension DelegateFault: CustomStringConvertible {
    /// The method and the fault.
    public var description: String {
        let finding =
            switch kind {
            case .threw(let text): "it threw an error: \(text)"
            case .hung: "it did not return in time"
            case .neverCalled: "its completion handler was not called in time"
            case .neverReturned: "it waits, and did not return in time"
            case .calledLate: "its completion handler was called too late"
            case .calledAgain: "its completion handler was called more than once"
            case .endedAtLaunch:
                "iOS has ended the app after it: the app has not adopted scenes, as iOS 27 demands of one that is "
                    + "built with its SDK"
            case .callNotReported:
                "it returned before the app had reported a call: iOS has ended the app"
            case .noPushRegistry:
                "no push registry with a delegate and the type voIP was there for the push: iOS has ended the app"
            }
        return "\(registration?.selector ?? selector.rawValue): \(finding)"
    }
}
