public import Handset

/// A scene: one copy of the app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The state of a scene.
    public typealias ActivationState = Scene.ActivationState

    /// The reasons why a scene is connected.
    public struct ConnectionOptions {
        /// The user's action on a notification that has launched the app.
        public let notificationResponse: UNNotificationResponse?
        /// The URLs that have launched the app.
        public let urlContexts: Set<UIOpenURLContext>
        /// An activity that the user began elsewhere and continues here, such as a link to the app.
        public let userActivities: Set<NSUserActivity>
        /// The choice in the menu of the app's icon that has launched the app.
        public let shortcutItem: UIApplicationShortcutItem?

        package init(
            _ response: UNNotificationResponse?, urlContexts: Set<UIOpenURLContext> = [],
            userActivities: Set<NSUserActivity> = [],
            shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            notificationResponse = response
            self.urlContexts = urlContexts
            self.userActivities = userActivities
            self.shortcutItem = shortcutItem
        }

        /// The type of the activity that is still to come; always `nil`.
        public var handoffUserActivityType: String? { nil }
        /// The app that has sent the URLs; always `nil`.
        public var sourceApplication: String? { nil }
    }

    public package(set) var activationState = ActivationState.unattached
    /// The delegate, which the phone keeps.
    public weak var delegate: (any UISceneDelegate)?
    public let session: UISceneSession
    /// The title; always empty.
    public var title = ""

    package init(session: UISceneSession) {
        self.session = session
        super.init()
    }
}
