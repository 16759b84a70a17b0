/// The things of a Live Activity that do not change, with the type of those that do.
public protocol ActivityAttributes: Decodable, Encodable {
    /// The type of what changes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The state of a Live Activity.
public enum ActivityState: String, Codable, Hashable, Sendable {
    /// It is to begin later (iOS 26 and later).
    case pending
    /// It is shown, and takes changes.
    case active
    /// It is shown, takes changes, and is out of date.
    case stale
    /// It is shown, and takes no changes.
    case ended
    /// It is shown no more.
    case dismissed
}

/// The style of a Live Activity.
public enum ActivityStyle: Codable, Hashable, Sendable {
    case standard
    /// One that ends when the user locks the device.
    case transient
}

/// The way in which pushes change a Live Activity.
public struct PushType: Hashable, Sendable {
    package let channel: String?

    /// By a token of the Live Activity's own.
    public static let token = PushType(channel: nil)

    public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

/// The time at which a Live Activity that has ended is taken away.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    package let date: Date?

    /// After four hours at most.
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

    /// At a moment, or after four hours if that is earlier.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date)
    }
}

/// The sound and the texts that come with a change.
public struct AlertConfiguration: Sendable {
    /// The sound.
    public struct AlertSound: Hashable, Sendable {
        let name: String?

        public static let `default` = AlertSound(name: nil)

        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    // The SDK takes LocalizedStringResource, which Foundation on Linux lacks.
    package let title: String
    package let body: String

    public init(title: String, body: String, sound: AlertSound) {
        self.title = title
        self.body = body
    }
}

/// The state of a Live Activity, with the time until which it is good.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    public let state: State
    /// The time at which it is out of date; `nil` for never.
    public let staleDate: Date?
    /// The rank among the app's Live Activities.
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable where State: Equatable {}
extension ActivityContent: Hashable where State: Hashable {}

/// The reason why no Live Activity begins.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    /// The attributes and the state are larger than 4 KB.
    case attributesTooLarge
    case denied
    /// The phone has as many as it can.
    case globalMaximumExceeded
    case malformedActivityIdentifier
    case missingProcessIdentifier
    /// It could not be kept.
    case persistenceFailure
    /// It cannot be taken up again.
    case reconnectNotPermitted
    /// The app has as many as it can.
    case targetMaximumExceeded
    case unentitled
    case unsupported
    /// The app's property list does not name them.
    case unsupportedTarget
    /// The app is not on the screen.
    case visibility
}

extension ActivityAuthorizationError: LocalizedError {
    /// The error in words; for `visibility`, iOS's words.
    public var errorDescription: String? {
        switch self {
        case .visibility: "Target is not foreground"
        case .denied: "The user does not allow Live Activities"
        case .attributesTooLarge: "The attributes and the state are larger than 4 KB"
        case .targetMaximumExceeded: "The app has as many Live Activities as it may have"
        default: "\(self)"
        }
    }
}
