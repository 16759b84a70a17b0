/// The app as the system knows it: what a callback's first argument tells.
public struct Application: Hashable, Sendable {
    /// The iOS version that the app runs on.
    public var systemVersion: IOSVersion
    /// The iOS version of the SDK that the app was built with, which decides how it prints NSData.
    public var sdkVersion: IOSVersion
    /// Whether the app is on the screen, and in use.
    public var applicationState = ApplicationState.active

    /// Creates an application that is on the screen.
    ///
    /// - Parameters:
    ///   - systemVersion: The iOS version that the app runs on; that of the app's year by default.
    ///   - sdkVersion: The version of the SDK that it was built with. If `nil`, the same.
    public init(systemVersion: IOSVersion = .ofTheApp, sdkVersion: IOSVersion? = nil) {
        self.systemVersion = systemVersion
        self.sdkVersion = sdkVersion ?? systemVersion
    }
}

extension Application {
    /// What tells an app why it was launched (`UIApplication.LaunchOptionsKey`).
    public struct LaunchOptionsKey: Hashable, Sendable {
        /// Apple's name of the key.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The whole payload of the notification that was tapped, or that has new content.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }
}
