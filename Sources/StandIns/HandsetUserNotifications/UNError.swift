internal import Handset

/// The reason why the notification center or an attachment refuses something, with Apple's numbers.
public struct UNError: CustomNSError, Hashable, Sendable {
    /// The number of a reason.
    public enum Code: Int, Sendable {
        /// The user does not allow notifications.
        case notificationsNotAllowed = 1
        /// The file of an attachment is not there.
        case attachmentInvalidURL = 100
        /// The type of an attachment is not known.
        case attachmentUnrecognizedType
        case attachmentInvalidFileSize
        /// The attachment is not among those that the system keeps.
        case attachmentNotInDataStore
        /// The file of an attachment cannot be moved to those that the system keeps.
        case attachmentMoveIntoDataStoreFailed
        case attachmentCorrupt
        /// The trigger of a request never comes true.
        case notificationInvalidNoDate = 1400
        /// A request has nothing to show or play.
        case notificationInvalidNoContent
        /// An object that gives content is not of Apple's.
        case contentProvidingObjectNotAllowed = 1500
        /// An object that gives content lacks something.
        case contentProvidingInvalid
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    /// Apple's domain of these errors.
    public static var errorDomain: String { "UNErrorDomain" }
    public var errorCode: Int { code.rawValue }

    /// Returns the error of Apple's for one of the notification center's; others, which iOS does not have, as they
    /// are.
    static func apples(_ error: any Error) -> any Error {
        guard let code = (error as? UserNotificationError)?.code.flatMap(Code.init) else {
            return error
        }
        return UNError(code)
    }
}
