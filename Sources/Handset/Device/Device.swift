/// A device at which a notification arrives: its iOS, the app on it, and its user.
///
/// The user allows all notifications. The app declares no background modes.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
/// var device = Device.ofTheApp
/// print(device.callbacks(for: payload))
/// // [application:didReceiveRemoteNotification:]
/// device.appState = .background
/// print(device.reasonForNoCallback(for: payload) ?? "")
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
}
