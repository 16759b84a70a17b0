/// The cause for which an accepted notification never reaches the device.
///
/// ```swift
/// print(NotificationLoss.expired.code, "-", NotificationLoss.expired)
/// // expired - it has expired
/// ```
public enum NotificationLoss: Hashable, Sendable, CustomStringConvertible {
    /// It has expired before the device came back.
    case expired
    /// The device is away, and an expiration of 0 allows one attempt.
    case oneAttempt
    /// Another notification of its topic is kept, and the older one survives.
    case otherIsKept
    /// The app has ended its registration by `unregisterForRemoteNotifications()`.
    case unregistered
    /// The task that sent it to a phone was cancelled before.
    case cancelled
    /// A newer notification of its topic, with this number, took its place.
    case replaced(by: Int)
    /// The gateway stores as many notifications as it may.
    case tooManyStored(maximum: Int)
    /// The gateway stores as many bytes of notifications as it may.
    case tooManyBytesStored(maximum: Int)

    /// The stable name of the cause in records.
    public var code: String {
        switch self {
        case .expired: "expired"
        case .oneAttempt: "one-attempt"
        case .otherIsKept: "other-is-kept"
        case .unregistered: "unregistered"
        case .cancelled: "cancelled"
        case .replaced: "replaced"
        case .tooManyStored: "too-many-stored"
        case .tooManyBytesStored: "too-many-bytes-stored"
        }
    }

    /// The cause in words, as the end of a sentence.
    public var description: String {
        switch self {
        case .expired: "it has expired"
        case .oneAttempt: "the device is away, and the expiration 0 allows one attempt"
        case .otherIsKept: "another notification of its topic is kept already"
        case .unregistered: "the app has ended its registration"
        case .cancelled: "the task that sent it was cancelled"
        case .replaced(let number): "notification \(number) took its place"
        case .tooManyStored(let maximum): "the gateway stores \(maximum) notifications at most"
        case .tooManyBytesStored(let maximum):
            "the gateway stores \(maximum) bytes of notifications at most"
        }
    }
}
