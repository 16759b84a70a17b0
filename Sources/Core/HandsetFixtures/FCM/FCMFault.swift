/// A fault with which Firebase Cloud Messaging answers a message that is in order.
///
/// ```swift
/// print(FCMFault.unregistered, FCMFault.unregistered.httpStatus)
/// // UNREGISTERED 404
/// ```
public enum FCMFault: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// The token belongs to no app any more.
    case unregistered = "UNREGISTERED"
    /// Apple's service says that the device is gone, in the form that was seen first in 2026.
    case tokenDisabled = "TOKEN_DISABLED"
    /// The message is not in order, though nothing says why.
    case invalidArgument = "INVALID_ARGUMENT"
    /// The token is one of another project.
    case senderIDMismatch = "SENDER_ID_MISMATCH"
    /// The device has too many messages.
    case quotaExceeded = "QUOTA_EXCEEDED"
    /// The project has sent too many messages in a minute.
    case rateLimitExceeded = "RATE_LIMIT_EXCEEDED"
    /// The key for Apple's service is wrong or missing.
    case thirdPartyAuthError = "THIRD_PARTY_AUTH_ERROR"
    /// The service is down.
    case unavailable = "UNAVAILABLE"
    /// The service has an error of its own.
    case `internal` = "INTERNAL"
    /// A server before the service is down, and answers with a page of HTML.
    case badGateway = "BAD_GATEWAY"
    /// The request has no access token.
    case credentialsMissing = "CREDENTIALS_MISSING"
    /// The access token is too old.
    case accessTokenExpired = "ACCESS_TOKEN_EXPIRED"
    /// The account may not send.
    case permissionDenied = "PERMISSION_DENIED"

    /// The status of the answer.
    public var httpStatus: Int {
        switch self {
        case .unregistered: 404
        case .tokenDisabled, .invalidArgument: 400
        case .senderIDMismatch, .permissionDenied: 403
        case .quotaExceeded, .rateLimitExceeded: 429
        case .thirdPartyAuthError, .credentialsMissing, .accessTokenExpired: 401
        case .unavailable: 503
        case .internal: 500
        case .badGateway: 502
        }
    }

    /// The name of the fault, as commands and tokens take it.
    public var description: String { rawValue }
}
