internal import Handset

extension UIApplication {
    /// The schemes of the system's own apps (Apple, "About Apple URL Schemes"), of the web and of Settings.
    package static let schemesOfSystem: Set<String> = [
        "app-settings", "facetime", "facetime-audio", "http", "https", "itms-apps", "mailto",
        "maps", "sms", "tel",
        "telprompt",
    ]

    /// Returns true if the phone has an app for a URL.
    ///
    /// It has the system's apps; a test names others with `HandsetPhone.openableSchemes`.
    public func canOpenURL(_ url: URL) -> Bool {
        url.scheme.map { openableSchemes.contains($0.lowercased()) } ?? false
    }

    /// Opens a URL in another app, which the phone of the test notes.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The options. A phone has no app that links of the web belong to, so that
    ///     ``OpenExternalURLOptionsKey/universalLinksOnly`` opens none.
    ///   - completion: Receives true if the phone has an app for the URL.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let needsOwner = options[.universalLinksOnly] as? Bool == true
        let isOpened = canOpenURL(url) && !needsOwner
        if isOpened { AppHost.shared.open(url) }
        guard let completion else { return }
        Task { completion(isOpened) }
    }

    /// Opens a URL in another app, before iOS 10.
    ///
    /// - Returns: True if the phone has an app for the URL.
    @discardableResult public func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        AppHost.shared.open(url)
        return true
    }
}
