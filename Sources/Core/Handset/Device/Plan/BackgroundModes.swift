/// The modes that an app declares under `UIBackgroundModes` in its `Info.plist`.
///
/// Only ``remoteNotification`` has an effect. The others are accepted, so that an app's own list can be
/// used unchanged.
///
/// ```swift
/// print(BackgroundModes(named: "remote-notification") == .remoteNotification)
/// // true
/// ```
public struct BackgroundModes: NamedOptions {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A notification with `content-available` wakes the app (iOS 7 and later).
    public static let remoteNotification = BackgroundModes(rawValue: 1 << 0)

    /// The modes by Apple's names ("UIBackgroundModes"), in the order of the bits.
    public static let allNamed: [(name: String, options: BackgroundModes)] = [
        "remote-notification", "audio", "bluetooth-central", "bluetooth-peripheral",
        "external-accessory", "fetch", "location", "nearby-interaction", "newsstand-content",
        "processing", "push-to-talk", "voip",
    ].enumerated().map { ($1, BackgroundModes(rawValue: 1 << UInt($0))) }
}
