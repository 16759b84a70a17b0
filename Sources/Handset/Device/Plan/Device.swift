/// A device at which a notification arrives: its iOS, the app on it, and its user.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
/// var device = Device.ofTheApp
/// print(device.plan(for: payload).callbacks.map(\.selector))
/// // [application:didReceiveRemoteNotification:]
/// device.appState = .background
/// print(device.plan(for: payload).reasonForNoSession ?? "")
/// // the notification waits on the screen: nobody has tapped it
/// ```
public struct Device: Hashable, Sendable {
    /// The app as the system knows it, with the device's iOS version.
    public var application: Application
    /// What the app is doing when the notification arrives.
    public var appState: AppState
    /// What the user does after that.
    ///
    /// What is not possible comes to nothing: the app gets the callbacks of the arrival only.
    public var action: UserAction
    /// The methods for remote notifications that the app implements.
    public var delegates: DelegateMethods
    /// The background modes that the app declares; none by default.
    public var backgroundModes: BackgroundModes = []
    /// The types of notification that the user allows; alert, badge and sound by default.
    public var permission: NotificationTypes = .app
    /// Whether the user leaves Background App Refresh on.
    public var refreshesInBackground = true
    /// Whether the app looks for a session in the launch options too, as that of 2011 does not.
    public var looksIntoLaunchOptions = false
    /// How the app lets what arrives in the foreground be presented (iOS 10 and later); in full by
    /// default.
    public var presentationOptions = PresentationOptions.all
    /// The category that the app has registered, whatever name the payload has for it.
    public var category = NotificationCategory()
    /// What the device does where it is not known what a device does.
    public var unconfirmed = UnconfirmedBehavior()

    /// Creates a device.
    ///
    /// - Parameters:
    ///   - application: The app as the system knows it; on iOS 4 by default.
    ///   - appState: What the app is doing when the notification arrives.
    ///   - action: What the user does after that.
    ///   - delegates: The methods for remote notifications that the app implements; the oldest
    ///     alone by default.
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

    /// The methods that the app implements and that the device's iOS calls.
    var methods: DelegateMethods { delegates.known(to: version) }

    /// Whether the app has a notification center's delegate.
    var hasCenterDelegate: Bool { !methods.isDisjoint(with: .userNotifications) }
}
