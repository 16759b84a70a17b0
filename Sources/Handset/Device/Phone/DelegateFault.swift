/// What an app's delegate did wrong in a callback.
///
/// ```swift
/// let fault = DelegateFault(.neverCalled, in: .didReceiveRemoteNotificationWithFetchHandler)
/// print(fault.systemMessage?.description ?? "")
/// // Warning: Application delegate received call to -application:didReceiveRemoteNotification:fetchCompletionHandler: but the completion handler was never called.
/// ```
public struct DelegateFault: Hashable, Sendable {
    /// What was wrong.
    public enum Kind: Hashable, Sendable {
        /// The method has thrown an error, whose text this is.
        case threw(String)
        /// The method has not returned in time.
        case hung
        /// The method has returned, and its completion handler was not called in time.
        case neverCalled
        /// The completion handler was called after the time for it was over.
        case calledLate
        /// The completion handler was called more than once.
        case calledAgain
    }

    /// What was wrong.
    public var kind: Kind
    /// The method.
    public var selector: AppCallback.Selector

    /// Creates a fault.
    public init(_ kind: Kind, in selector: AppCallback.Selector) {
        self.kind = kind
        self.selector = selector
    }

    /// What iOS writes into the log about it; `nil` where it writes nothing that is known.
    public var systemMessage: SystemMessage? {
        switch kind {
        case .neverCalled: .completionHandlerNeverCalled(selector)
        case .calledAgain: .completionHandlerCalledTwice
        case .threw, .hung, .calledLate: nil
        }
    }

    /// Whether the system ends the app for it.
    ///
    /// Apple says so of a fetch handler that is not called within 30 seconds; an exception and a main
    /// thread that hangs end every app. A handler of the notification center that is not called is
    /// only logged.
    public var endsApp: Bool {
        switch kind {
        case .threw, .hung, .calledAgain: true
        case .neverCalled: !selector.isOfNotificationCenter
        case .calledLate: false
        }
    }
}

extension DelegateFault: CustomStringConvertible {
    /// What was wrong, and where.
    public var description: String {
        let finding =
            switch kind {
            case .threw(let text): "it threw an error: \(text)"
            case .hung: "it did not return in time"
            case .neverCalled: "its completion handler was not called in time"
            case .calledLate: "its completion handler was called too late"
            case .calledAgain: "its completion handler was called more than once"
            }
        return "\(selector): \(finding)"
    }
}
