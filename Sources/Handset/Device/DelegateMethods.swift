/// The methods for remote notifications that an app implements.
///
/// ```swift
/// let methods: DelegateMethods = [.legacy, .fetch]
/// print(DelegateMethods.allNamed.filter { methods.contains($0.method) }.map(\.name))
/// // ["legacy", "fetch"]
/// ```
public struct DelegateMethods: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// `application:didReceiveRemoteNotification:`, the one that the app of 2011 implements.
    public static let legacy = DelegateMethods(rawValue: 1 << 0)
    /// `application:didReceiveRemoteNotification:fetchCompletionHandler:`, never called before
    /// iOS 7.
    public static let fetch = DelegateMethods(rawValue: 1 << 1)
    /// Both methods of `UNUserNotificationCenterDelegate` for notifications; never called before
    /// iOS 10.
    ///
    /// The app is taken to let what arrives in the foreground be shown, so that it can be tapped.
    public static let userNotifications = DelegateMethods(rawValue: 1 << 2)

    /// The methods by name, in the order in which iOS got them.
    public static let allNamed: [(name: String, method: DelegateMethods)] = [
        ("legacy", .legacy), ("fetch", .fetch), ("user-notifications", .userNotifications),
    ]

    /// Those of the methods that a version of iOS knows.
    func known(to version: IOSVersion) -> DelegateMethods {
        var known = self
        if version < IOSVersion(7) { known.remove(.fetch) }
        if version < IOSVersion(10) { known.remove(.userNotifications) }
        return known
    }
}
