public import Handset

/// The notification center of the app.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {  // because it holds nothing
    private static let only = UNUserNotificationCenter()

    private override init() { super.init() }

    /// Returns the center of the app.
    public class func current() -> UNUserNotificationCenter { only }

    /// The center of the phone that the app runs on.
    var center: UserNotificationCenter { UserNotificationCenter.current() }

    /// The object that gets the center's callbacks, which the center does not keep.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { (center.delegate as? CompiledCenterDelegate)?.object }
        set {
            AppHost.shared.hasSetCenterDelegate = true
            center.delegate = newValue.map(CompiledCenterDelegate.init)
        }
    }

    /// True, since extensions may show the content of notifications; a phone has none.
    public var supportsContentExtensions: Bool { center.supportsContentExtensions }

    /// True if the app has asked for a button in Settings that leads to its own.
    package var providesAppNotificationSettings: Bool {
        AppHost.shared.providesSettings
    }

    // MARK: - Authorization

    /// Asks the user to allow notifications, and passes the answer to a closure.
    ///
    /// - Parameters:
    ///   - options: The kinds of notifications that the app asks for.
    ///   - completionHandler: Receives true if any of them is allowed.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        AppHost.shared.noteRequest(options)
        center.requestAuthorization(options: options, completionHandler: completionHandler)
    }

    /// Asks the user to allow notifications.
    ///
    /// - Parameter options: The kinds of notifications that the app asks for.
    /// - Returns: True if any of them is allowed.
    /// - Throws: An error before iOS 10, where the method is missing.
    @discardableResult public func requestAuthorization(
        options: UNAuthorizationOptions = []
    ) async throws -> Bool {
        AppHost.shared.noteRequest(options)
        return try await center.requestAuthorization(options: options)
    }

    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        center.getNotificationSettings(completionHandler: completionHandler)
    }

    public func notificationSettings() async -> UNNotificationSettings {
        await center.notificationSettings()
    }

    // MARK: - Categories

    /// Registers categories, in place of those before.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        center.setNotificationCategories(Set(categories.map(\.category)))
    }

    /// Passes the categories that the app has registered to a closure.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        center.getNotificationCategories {
            completionHandler(Set($0.map(UNNotificationCategory.init)))
        }
    }

    /// Returns the categories that the app has registered.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        Set(await center.notificationCategories().map(UNNotificationCategory.init))
    }
}
