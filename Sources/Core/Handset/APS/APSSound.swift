/// The sound that a payload asks for.
///
/// ```swift
/// let payload = try Payload(
///     json: #"{"aps":{"sound":{"critical":1,"name":"alarm.caf","volume":0.5}}}"#)
/// let sound = APSContent(payload).sound
/// print(sound?.name ?? "", sound?.isCritical ?? false, sound?.volume ?? 0)
/// // alarm.caf true 0.5
/// ```
public struct APSSound: Hashable, Sendable {
    /// The name of a file in the app's bundle or in `Library/Sounds`.
    ///
    /// The device plays its default sound for `default`, and for a file that it does not find.
    public var name: String
    /// True if the sound is played even while the device is silenced (iOS 12 and later).
    public var isCritical: Bool
    /// The volume of a critical sound, from 0 to 1, or `nil` if the payload has none.
    public var volume: Double?

    /// The device's default sound.
    public static let `default` = APSSound(name: "default")
    /// The device's default sound for a critical alert (iOS 12 and later).
    public static let defaultCritical = APSSound(name: "default", isCritical: true)

    /// Creates a sound.
    public init(name: String, isCritical: Bool = false, volume: Double? = nil) {
        self.name = name
        self.isCritical = isCritical
        self.volume = volume
    }

    /// Creates a sound as on iOS (`UNNotificationSound`).
    ///
    /// - Parameter name: The name of a file in the app's bundle or in `Library/Sounds`.
    public init(named name: String) {
        self.init(name: name)
    }

    /// Reads a sound; `nil` without a name, and for a value of a wrong type.
    init?(_ value: PayloadValue?) {
        guard let name = value?.string ?? value?["name"]?.string, !name.isEmpty else { return nil }
        self.init(
            name: name, isCritical: value?["critical"]?.double == 1,
            volume: value?["volume"]?.double)
    }
}
