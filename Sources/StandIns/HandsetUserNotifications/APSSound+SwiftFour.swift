public import Handset

extension APSSound {
    /// Returns the sound itself: code before Swift 4.2 calls `UNNotificationSound.default()`.
    public func callAsFunction() -> APSSound { self }
}
