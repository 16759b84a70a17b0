extension UIApplication {
    /// True, since a test's app may have any icon.
    public var supportsAlternateIcons: Bool { true }

    /// Gives the app another icon, which is not shown here; iOS tells the user.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of the icon in the app's property list, which is not read here. If
    ///     `nil`, the usual one.
    ///   - completionHandler: Receives no error.
    public func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        self.alternateIconName = alternateIconName
        guard let completionHandler else { return }
        Task { completionHandler(nil) }
    }

    /// Gives the app another icon, which is not shown here.
    ///
    /// - Parameter alternateIconName: The name of the icon. If `nil`, the usual one.
    /// - Throws: Nothing here.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        self.alternateIconName = alternateIconName
    }
}
