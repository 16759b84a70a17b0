/// The kind of pushes that a registry gets.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
    /// Changes of a watch face, until iOS 13.
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
}

/// The token of an app for pushes of a type.
public class PKPushCredentials: NSObject, @unchecked Sendable {  // because it does not change
    public let type: PKPushType
    public let token: Data

    init(_ type: PKPushType, _ token: Data) {
        self.type = type
        self.token = token
    }
}

/// A push, as a registry gives it to its delegate.
public class PKPushPayload: NSObject, @unchecked Sendable {  // because it does not change
    public let type: PKPushType
    public let dictionaryPayload: [AnyHashable: Any]

    package init(_ type: PKPushType, _ dictionaryPayload: [AnyHashable: Any]) {
        self.type = type
        self.dictionaryPayload = dictionaryPayload
    }
}

/// The things that iOS says of a push for a call (iOS 26.4 and later).
public class PKVoIPPushMetadata: NSObject, @unchecked Sendable {  // because it does not change
    /// True if the app has to report a call for the push.
    public let mustReport: Bool

    package init(mustReport: Bool) { self.mustReport = mustReport }
}
