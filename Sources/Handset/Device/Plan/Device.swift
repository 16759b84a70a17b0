/// A device at which a notification arrives: its iOS, the app on it, and its user.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
/// var device = Device.ofTheApp
/// print(device.plan(for: payload).callbacks.map(\.selector))
/// // [application:didReceiveRemoteNotification:]
/// device.appState = .background
/// print(device.plan(for: payload).reasonForNoSession ?? "")
/// // the notification waits on the screen: the user has not tapped it
/// ```
public struct Device: Hashable, Sendable {
    /// The app as the system knows it, with the device's iOS version.
    public var application: Application
    /// The state of the app when the notification arrives.
    public var appState: AppState
    /// The user's action after that.
    ///
    /// An action that is not possible is ignored: the app gets only the callbacks of the arrival.
    public var action: UserAction
    /// The methods for remote notifications that the app implements.
    public var delegates: DelegateMethods
    /// The background modes that the app declares; none by default.
    public var backgroundModes: BackgroundModes = []
    /// The types of notification that the user allows; alert, badge and sound by default.
    public var permission: NotificationTypes = .app
    /// True if Background App Refresh is on, as it is by default.
    public var refreshesInBackground = true
    /// True if the app looks for a session in the launch options too; the app of 2011 does not.
    public var looksIntoLaunchOptions = false
    /// The parts of a notification that the app presents in the foreground (iOS 10 and later); all by
    /// default.
    public var presentationOptions = PresentationOptions.all
    /// The category that the app has registered, for any category name in a payload.
    public var category = NotificationCategory()
    /// The behaviour on points that Apple does not document.
    public var unconfirmed = UnconfirmedBehavior()

    /// Creates a device.
    ///
    /// - Parameters:
    ///   - application: The app as the system knows it; on iOS 4 by default.
    ///   - appState: The state of the app when the notification arrives.
    ///   - action: The user's action after that.
    ///   - delegates: The methods for remote notifications that the app implements; only the oldest one
    ///     by default.
    public init(
        application: Application = Application(), appState: AppState = .active,
        action: UserAction = .nothing, delegates: DelegateMethods = .legacy
    ) {
        self.application = application
        self.appState = appState
        self.action = action
        self.delegates = delegates
    }

    /// The device of the modelled app: iOS 4, with the app on the screen, where every payload
    /// reaches `application:didReceiveRemoteNotification:`.
    public static let ofTheApp = Device()

    /// The device's version of iOS.
    var version: IOSVersion { application.systemVersion }

    /// The methods that the app implements and the device's iOS can call.
    var methods: DelegateMethods { delegates.known(to: version) }

    /// True if the app has a notification center's delegate.
    var hasCenterDelegate: Bool { !methods.isDisjoint(with: .userNotifications) }
}
