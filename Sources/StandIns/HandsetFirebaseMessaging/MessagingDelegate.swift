/// The callbacks of Firebase Cloud Messaging.
@preconcurrency public protocol MessagingDelegate: AnyObject {
    /// Called with the token of Firebase's, after the app has one of Apple's.
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

extension MessagingDelegate {
    /// Does nothing.
    public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}

/// The environment of a token of Apple's.
public enum MessagingAPNSTokenType: Int, Sendable {
    case unknown
    case sandbox
    case prod
}

/// The state of a push that the app has told of.
public enum MessagingMessageStatus: Int, Sendable {
    case unknown
    case new
}

/// The answer to a push that the app has told of.
open class MessagingMessageInfo: NSObject, @unchecked Sendable {  // because nothing in it changes
    public let status: MessagingMessageStatus

    init(_ status: MessagingMessageStatus) {
        self.status = status
        super.init()
    }
}

/// The reason why there is no token of Firebase's.
public struct MessagingError: CustomNSError, Hashable, Sendable {
    /// The number of a reason.
    public enum Code: Int, Sendable {
        /// The app has no token of Apple's yet.
        case noAPNSToken = 505
    }

    public let code: Code

    /// Firebase's domain of these errors.
    public static var errorDomain: String { "com.google.fcm" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        let words = "No APNS token specified before fetching FCM Token"
        return [NSLocalizedDescriptionKey: words, NSLocalizedFailureReasonErrorKey: words]
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
    /// Posted when the app has another token of Firebase's.
    public static let MessagingRegistrationTokenRefreshed = NSNotification.Name(
        "com.firebase.messaging.notif.fcm-token-refreshed")
}
