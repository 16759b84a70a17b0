/// The settings of a device that a file states; each may be missing.
///
/// ```swift
/// var settings = DeviceSettings()
/// settings.version = IOSVersion("9.3")
/// print(settings.applied(to: .ofTheApp).application.systemVersion)
/// // 9.3
/// ```
public struct DeviceSettings: Hashable, Sendable {
    /// The version of iOS.
    public var version: IOSVersion?
    /// The state of the app when the notification arrives.
    public var appState: AppState?
    /// The user's action after that.
    public var choice: UserChoice?
    /// The methods for remote notifications that the app implements.
    public var delegates: DelegateMethods?
    /// The callbacks in which the app looks for a session.
    public var routesIn: RoutingCallbacks?
    /// The way in which iOS reports the life of the app.
    public var lifeCycle: LifeCycle?
    /// True if the app sets the notification center's delegate after launching has finished.
    public var setsCenterDelegateLate: Bool?
    /// The background modes that the app declares.
    public var backgroundModes: BackgroundModes?
    /// The permission that the user grants.
    public var authorization: AuthorizationOptions?
    /// The ways in which the user keeps the device quiet.
    public var quiet: QuietModes?
    /// The fate of silent pushes while the app is not on the screen.
    public var silentDelivery: SilentDelivery?
    /// The categories that the app has registered.
    public var categories: [NotificationCategory]?
    /// True if the app looks for a session in the launch options too; false if it does not.
    public var looksIntoLaunchOptions: Bool?

    /// Creates settings, all of which are missing.
    public init() {}

    /// The user's action, without a button and a text.
    public var action: UserAction? {
        get { choice?.action }
        set { choice = newValue.map { UserChoice($0) } }
    }

    /// The types of notification that the user allows; setting it leaves out all other permission.
    public var permission: NotificationTypes? {
        get { authorization?.types }
        set {
            authorization = newValue.map { types in
                var options: AuthorizationOptions = []
                options.types = types
                return options
            }
        }
    }

    /// Returns a device that has these settings, and those of another device where they are missing.
    public func applied(to device: Device) -> Device {
        var device = device
        if let version { device.application = Application(systemVersion: version) }
        device.appState = appState ?? device.appState
        device.choice = choice ?? device.choice
        device.declaredDelegates = delegates ?? device.declaredDelegates
        device.routesIn = routesIn ?? device.routesIn
        device.lifeCycle = lifeCycle ?? device.lifeCycle
        device.setsCenterDelegateLate = setsCenterDelegateLate ?? device.setsCenterDelegateLate
        device.backgroundModes = backgroundModes ?? device.backgroundModes
        device.authorization = authorization ?? device.authorization
        device.quiet = quiet ?? device.quiet
        device.silentDelivery = silentDelivery ?? device.silentDelivery
        device.categories = categories ?? device.categories
        device.looksIntoLaunchOptions = looksIntoLaunchOptions ?? device.looksIntoLaunchOptions
        return device
    }
}
