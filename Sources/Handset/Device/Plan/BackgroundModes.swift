/// The modes that an app declares under `UIBackgroundModes` in its `Info.plist`.
///
/// Only ``remoteNotification`` has an effect. The others are accepted, so that an app's own list can be
/// used unchanged.
///
/// ```swift
/// print(BackgroundModes(named: "remote-notification") == .remoteNotification)
/// // true
/// ```
public struct BackgroundModes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A notification with `content-available` wakes the app (iOS 7 and later).
    public static let remoteNotification = BackgroundModes(rawValue: 1 << 0)

    /// Apple's names of the modes ("UIBackgroundModes"), in the order of the bits.
    public static let allNames = [
        "remote-notification", "audio", "bluetooth-central", "bluetooth-peripheral",
        "external-accessory", "fetch", "location", "nearby-interaction", "newsstand-content",
        "processing", "push-to-talk", "voip",
    ]

    /// The names of the modes.
    public var names: [String] {
        Self.allNames.indices.filter { contains(BackgroundModes(rawValue: 1 << UInt($0))) }
            .map { Self.allNames[$0] }
    }

    /// Creates the mode with one of Apple's names; `nil` for any other name.
    public init?(named name: String) {
        guard let place = Self.allNames.firstIndex(of: name) else { return nil }
        self.init(rawValue: 1 << UInt(place))
    }
}
