/// The methods for remote notifications that an app implements.
///
/// ```swift
/// let methods: DelegateMethods = [.legacy, .fetch]
/// print(methods.names)
/// // ["legacy", "fetch"]
/// ```
public struct DelegateMethods: NamedOptions {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// `application:didReceiveRemoteNotification:`, the method of the app of 2011.
    public static let legacy = DelegateMethods(rawValue: 1 << 0)
    /// `application:didReceiveRemoteNotification:fetchCompletionHandler:`, never called before
    /// iOS 7.
    public static let fetch = DelegateMethods(rawValue: 1 << 1)
    /// `application:handleActionWithIdentifier:forRemoteNotification:completionHandler:` on iOS 8, and
    /// `…withResponseInfo:completionHandler:` since iOS 9.
    public static let actions = DelegateMethods(rawValue: 1 << 2)
    /// `userNotificationCenter:willPresentNotification:withCompletionHandler:`, never called before
    /// iOS 10.
    public static let willPresent = DelegateMethods(rawValue: 1 << 3)
    /// `userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:`, never called
    /// before iOS 10.
    public static let didReceive = DelegateMethods(rawValue: 1 << 4)
    /// Both methods of `UNUserNotificationCenterDelegate` for notifications.
    public static let userNotifications: DelegateMethods = [.willPresent, .didReceive]

    /// The methods by name, in the order in which they came to iOS; the last name stands for two.
    public static let allNamed: [(name: String, options: DelegateMethods)] = [
        ("legacy", .legacy), ("fetch", .fetch), ("actions", .actions),
        ("will-present", .willPresent), ("did-receive", .didReceive),
        ("user-notifications", .userNotifications),
    ]

    /// The shortest list of names for the set.
    public var names: [String] {
        let isWhole = isSuperset(of: .userNotifications)
        return Self.allNamed.filter { _, method in
            isSuperset(of: method)
                && (method == .userNotifications
                    || !(isWhole && method.isSubset(of: .userNotifications)))
        }.map(\.name)
    }

    package func known(to version: IOSVersion) -> DelegateMethods {
        var known = self
        func remove(_ methods: DelegateMethods, before selector: AppCallback.Selector) {
            if version < selector.row.since { known.subtract(methods) }
        }
        remove(.fetch, before: .didReceiveRemoteNotificationWithFetchHandler)
        remove(.actions, before: .handleAction)
        remove(.userNotifications, before: .willPresentNotification)
        return known
    }
}
