/// A scene: one copy of an app's user interface (`UIScene`, iOS 13 and later).
///
/// The app on a ``Phone`` has one.
public struct Scene: Hashable, Sendable {
    /// The state of a scene (`UIScene.ActivationState`), with Apple's numbers.
    public enum ActivationState: Int, CaseIterable, Hashable, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// On the screen, and in use.
        case foregroundActive
        /// On the screen, but not in use; also on the way there.
        case foregroundInactive
        /// Not on the screen.
        case background
    }

    /// The state during a callback.
    public var activationState: ActivationState

    /// Creates a scene.
    public init(activationState: ActivationState = .unattached) {
        self.activationState = activationState
    }

    init(_ applicationState: Application.State) {
        activationState =
            switch applicationState {
            case .active: .foregroundActive
            case .inactive: .foregroundInactive
            case .background: .background
            }
    }

    /// The reasons why a scene is connected (`UIScene.ConnectionOptions`).
    public struct ConnectionOptions: Sendable {
        /// The user's action on a notification that has launched the app, or `nil`.
        public var notificationResponse: UserNotificationResponse?

        /// Creates the options.
        public init(notificationResponse: UserNotificationResponse? = nil) {
            self.notificationResponse = notificationResponse
        }
    }
}
