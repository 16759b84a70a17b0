/// The configuration of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name in the app's property list.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, unless the test gives the phone one itself.
    public var delegateClass: AnyClass?
    /// The class of the scene; a phone has windows alone.
    public var sceneClass: AnyClass?
    /// The storyboard of the scene, which is not drawn.
    public var storyboard: UIStoryboard?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: The name in the app's property list.
    ///   - sessionRole: The role of the scene.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
