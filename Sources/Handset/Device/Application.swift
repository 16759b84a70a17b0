/// The app as the system knows it: what a callback's first argument tells.
public struct Application: Hashable, Sendable {
    /// The iOS version that the app runs on.
    public var systemVersion: IOSVersion
    /// The iOS version of the SDK that the app was built with, which decides how it prints NSData.
    public var sdkVersion: IOSVersion

    /// Creates an application.
    ///
    /// - Parameters:
    ///   - systemVersion: The iOS version that the app runs on; that of the app's year by default.
    ///   - sdkVersion: The version of the SDK that it was built with. If `nil`, the same.
    public init(systemVersion: IOSVersion = .ofTheApp, sdkVersion: IOSVersion? = nil) {
        self.systemVersion = systemVersion
        self.sdkVersion = sdkVersion ?? systemVersion
    }
}
