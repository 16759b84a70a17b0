/// The callbacks of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// Called when a scene is added to the app.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Called when a scene is removed, as the user does in the app switcher.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene is in use.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene is no longer in use.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene comes to the screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene has left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called with URLs to open, but not with those that have launched the app.
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
    /// Called with what the user does elsewhere, but not with what has launched the app.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

// MARK: - Default implementations

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}
