/// The callbacks of a scene, under Apple's names (`UISceneDelegate`, iOS 13 and later).
///
/// An ``ApplicationDelegate`` that conforms to this protocol is the scene's delegate too; otherwise a
/// ``Phone`` gets one by a closure of its own. The scene's callbacks take the place of the application's
/// for its way to the screen and back ("Managing your app's life cycle").
///
/// ```swift
/// struct Window: SceneDelegate {
///     func scene(
///         _ scene: Scene, willConnectTo session: SceneSession,
///         options connectionOptions: Scene.ConnectionOptions
///     ) {
///         let response = connectionOptions.notificationResponse
///         print(response?.notification.request.content.userInfo["order"] as? Int ?? 0)
///     }
/// }
/// ```
public protocol SceneDelegate: SendableMetatype {
    /// Called when a scene is added to the app, as at a launch onto the screen.
    func scene(
        _ scene: Scene, willConnectTo session: SceneSession,
        options connectionOptions: Scene.ConnectionOptions
    ) async throws

    /// Called before the scene comes to the screen.
    func sceneWillEnterForeground(_ scene: Scene) async throws

    /// Called when the scene is in use.
    func sceneDidBecomeActive(_ scene: Scene) async throws

    /// Called before the scene is no longer in use.
    func sceneWillResignActive(_ scene: Scene) async throws

    /// Called when the scene has left the screen.
    func sceneDidEnterBackground(_ scene: Scene) async throws
}

// MARK: - Default implementations

extension SceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: Scene, willConnectTo session: SceneSession,
        options connectionOptions: Scene.ConnectionOptions
    ) async throws {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: Scene) async throws {}

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: Scene) async throws {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: Scene) async throws {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: Scene) async throws {}
}
