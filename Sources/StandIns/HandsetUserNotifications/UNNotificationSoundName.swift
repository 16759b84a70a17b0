public import Handset

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension APSSound {
    /// Creates the sound of a file in the app's bundle or in `Library/Sounds`.
    public init(named name: UNNotificationSoundName) { self.init(named: name.rawValue) }

    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> APSSound {
        APSSound(name: name.rawValue, isCritical: true)
    }
}
