/// The roles of an app's delegate apart from the application's: the protocols that it conforms to.
struct DelegateRoles: Hashable, Sendable {
    var isOfNotificationCenter = false
    /// True if it is the scene's delegate too, or the app has another one for scenes.
    var isOfScene = false
}
