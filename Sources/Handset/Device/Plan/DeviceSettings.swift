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
    public var action: UserAction?
    /// The methods for remote notifications that the app implements.
    public var delegates: DelegateMethods?
    /// The background modes that the app declares.
    public var backgroundModes: BackgroundModes?
    /// The types of notification that the user allows.
    public var permission: NotificationTypes?
    /// True if the app looks for a session in the launch options too.
    public var looksIntoLaunchOptions: Bool?

    /// Creates settings, all of which are missing.
    public init() {}

    /// Returns a device that has these settings, and those of another device where they are missing.
    public func applied(to device: Device) -> Device {
        var device = device
        if let version { device.application = Application(systemVersion: version) }
        device.appState = appState ?? device.appState
        device.action = action ?? device.action
        device.delegates = delegates ?? device.delegates
        device.backgroundModes = backgroundModes ?? device.backgroundModes
        device.permission = permission ?? device.permission
        device.looksIntoLaunchOptions = looksIntoLaunchOptions ?? device.looksIntoLaunchOptions
        return device
    }
}
