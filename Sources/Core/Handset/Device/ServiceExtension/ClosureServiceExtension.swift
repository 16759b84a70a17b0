/// A service extension that changes content by a closure.
///
/// ```swift
/// let phone = Phone(
///     .iOS(18), app: .background,
///     serviceExtension: { ClosureServiceExtension { $0.title = "Shop" } }, launch: { AppDelegate() })
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","mutable-content":1}}"#)
/// print(await phone.deliver(RemoteNotification(payload)).shownAlert?.title ?? "nothing")
/// // Shop
/// ```
public struct ClosureServiceExtension: NotificationServiceExtension {
    private let change: (inout UserNotificationContent) async throws -> Void

    /// Creates an extension.
    ///
    /// - Parameter change: Changes the content. If it throws, the original is shown.
    public init(_ change: @escaping (inout UserNotificationContent) async throws -> Void) {
        self.change = change
    }

    /// Passes the changed content on.
    public func didReceive(
        _ request: UserNotificationRequest,
        withContentHandler contentHandler: @escaping @Sendable (UserNotificationContent) -> Void
    ) async throws {
        var content = request.content
        try await change(&content)
        contentHandler(content)
    }
}
