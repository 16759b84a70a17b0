internal import Handset
internal import Synchronization

/// A service extension whose process has crashed: the system shows the notification as it was sent.
struct CrashedServiceExtension: NotificationServiceExtension {
    private struct Crash: Error {}

    /// True if the app's service extension crashes when it is called next.
    static let isNext = Mutex(false)

    /// Returns what makes the app's extension, or one that has crashed.
    static func orElse(
        _ make: @escaping @Sendable () -> any NotificationServiceExtension
    ) -> @Sendable () -> any NotificationServiceExtension {
        {
            if isNext.withLock(\.self) { return CrashedServiceExtension() }
            return make()
        }
    }

    func didReceive(
        _ request: UserNotificationRequest,
        withContentHandler contentHandler: @escaping @Sendable (UserNotificationContent) -> Void
    ) async throws { throw Crash() }
}
