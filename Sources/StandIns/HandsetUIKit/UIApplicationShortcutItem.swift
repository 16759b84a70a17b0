/// A choice in the menu of the app's icon, which a phone's user never opens.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// The kind, by which the app tells it apart.
    public let type: String
    public let localizedTitle: String
    public let userInfo: [String: any NSSecureCoding]?

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - type: The kind.
    ///   - localizedTitle: The text.
    ///   - userInfo: The content.
    public init(
        type: String, localizedTitle: String, userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.userInfo = userInfo
        super.init()
    }
}

/// An object that can show what the user does elsewhere.
public protocol UIUserActivityRestoring: AnyObject {
    /// Called with what the user does.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
