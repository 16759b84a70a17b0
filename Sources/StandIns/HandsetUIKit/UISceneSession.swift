internal import Handset

/// The session of a scene, which the system keeps while the app does not run.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the role.
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(
            rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        /// The role of the scene in a car, which CarPlay declares.
        public static let carTemplateApplication = Role(
            rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    }

    public let role = Role.windowApplication
    /// The scene; `nil` while it is disconnected.
    public package(set) weak var scene: UIScene?
    /// The configuration, by which iOS connects the scene again without asking the app.
    public package(set) var configuration = UISceneConfiguration(
        name: nil, sessionRole: .windowApplication)
    /// The activity that the app keeps to restore the scene.
    public var stateRestorationActivity: NSUserActivity?
    /// Anything that the app keeps with the session.
    public var userInfo: [String: Any]?
    /// The identifier, which stays the same.
    public let persistentIdentifier: String

    package init(persistentIdentifier: String) {
        self.persistentIdentifier = persistentIdentifier
        super.init()
    }
}
