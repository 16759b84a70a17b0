/// The app as the system knows it: the first argument of callbacks.
public struct Application: Hashable, Sendable {
    /// The iOS version that the app runs on.
    public var systemVersion: IOSVersion
    /// The iOS version of the SDK that the app was built with, which decides how it prints NSData.
    public var sdkVersion: IOSVersion
    /// The state during a callback; active by default.
    public var applicationState = Application.State.active

    /// Creates an application that is on the screen.
    ///
    /// - Parameters:
    ///   - systemVersion: The iOS version that the app runs on; the newest by default.
    ///   - sdkVersion: The version of the SDK that it was built with. If `nil`, the system's version.
    public init(systemVersion: IOSVersion = .newest, sdkVersion: IOSVersion? = nil) {
        self.systemVersion = systemVersion
        self.sdkVersion = sdkVersion ?? systemVersion
    }

    /// The modelled app on a phone of its year, with iOS 4.
    public static let ofTheApp = Application(systemVersion: .ofTheApp)
}

extension Application {
    /// A key of the reasons why an app was launched (`UIApplication.LaunchOptionsKey`).
    public struct LaunchOptionsKey: Hashable, Sendable {
        /// Apple's name of the key.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The key of a URL that has launched the app, which a phone never gives.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

        /// The key of the payload of a notification that was tapped, or that has new content.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }
}

extension Application {
    /// The `applicationState` of an app during a callback (`UIApplicationState`), with Apple's numbers.
    ///
    /// ```swift
    /// print(Application.State.inactive, Application.State.inactive.rawValue)
    /// // inactive 1
    /// ```
    public enum State: Int, CaseIterable, Hashable, Sendable {
        /// On the screen, and in use.
        case active
        /// On the screen, but not in use; also on the way there, as after a tap.
        case inactive
        /// Not on the screen.
        case background
    }
}
