import Handset

/// The headers of a request to Apple's service, as far as they are known.
///
/// ```swift
/// let headers = LintHeaders(pushType: "background", priority: "5")
/// print(headers.topic ?? "not known")
/// // not known
/// ```
public struct LintHeaders: Hashable, Sendable {
    /// The value of `apns-push-type`; `nil` if it is missing or not known.
    public var pushType: String?
    /// The value of `apns-priority`; `nil` if it is missing or not known.
    public var priority: String?
    /// The value of `apns-topic`; `nil` if it is missing or not known.
    public var topic: String?
    /// The value of `apns-expiration`; `nil` if it is missing or not known.
    public var expiration: String?
    /// True if these are all headers of a request, so that a header without a value is missing.
    public var isWholeRequest: Bool

    /// Creates headers.
    public init(
        pushType: String? = nil, priority: String? = nil, topic: String? = nil,
        expiration: String? = nil, isWholeRequest: Bool = false
    ) {
        self.pushType = pushType
        self.priority = priority
        self.topic = topic
        self.expiration = expiration
        self.isWholeRequest = isWholeRequest
    }

    /// Creates the headers that a message to a push service states.
    init(_ stated: MessageHeaders) {
        self.init(
            pushType: stated.pushType, priority: stated.priority, topic: stated.topic,
            expiration: stated.expiration)
    }

    /// True if the topic belongs to a pass of Wallet.
    package var isForWallet: Bool { topic?.hasPrefix("pass.") == true }

    package func overridden(by others: LintHeaders) -> LintHeaders {
        LintHeaders(
            pushType: others.pushType ?? pushType, priority: others.priority ?? priority,
            topic: others.topic ?? topic, expiration: others.expiration ?? expiration,
            isWholeRequest: isWholeRequest || others.isWholeRequest)
    }
}
