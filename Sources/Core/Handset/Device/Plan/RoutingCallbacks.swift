/// The callbacks in which an app looks for a session.
///
/// ```swift
/// var scenario = Scenario(.iOS(18), action: .tap, delegates: .userNotifications)
/// let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
/// print(scenario.plan(for: payload).callbacksThatLook.count)
/// // 2
/// scenario.routesIn = .didReceive
/// print(scenario.plan(for: payload).callbacksThatLook.count)
/// // 1
/// ```
public struct RoutingCallbacks: NamedOptions {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// `application:didFinishLaunchingWithOptions:`, in the launch options.
    public static let launch = RoutingCallbacks(rawValue: 1 << 0)
    /// `scene:willConnectToSession:options:`, in the notification response of the connection options.
    public static let scene = RoutingCallbacks(rawValue: 1 << 1)
    /// `application:didReceiveRemoteNotification:`.
    public static let legacy = RoutingCallbacks(rawValue: 1 << 2)
    /// `application:didReceiveRemoteNotification:fetchCompletionHandler:`.
    public static let fetch = RoutingCallbacks(rawValue: 1 << 3)
    /// `application:handleActionWithIdentifier:forRemoteNotification:…`, both forms.
    public static let actions = RoutingCallbacks(rawValue: 1 << 4)
    /// `userNotificationCenter:willPresentNotification:withCompletionHandler:`.
    public static let willPresent = RoutingCallbacks(rawValue: 1 << 5)
    /// `userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:`.
    public static let didReceive = RoutingCallbacks(rawValue: 1 << 6)

    /// All methods that receive a notification, but neither launch options nor connection options.
    public static let notificationMethods: RoutingCallbacks = [
        .legacy, .fetch, .actions, .willPresent, .didReceive,
    ]

    /// The callbacks by name: the names of ``DelegateMethods``, and `launch` and `scene`.
    public static let allNamed: [(name: String, options: RoutingCallbacks)] = [
        ("launch", .launch), ("scene", .scene), ("legacy", .legacy), ("fetch", .fetch),
        ("actions", .actions), ("will-present", .willPresent), ("did-receive", .didReceive),
    ]

    package func contains(_ selector: AppCallback.Selector) -> Bool {
        guard let routing = selector.row.routing else { return false }
        return contains(routing)
    }
}
