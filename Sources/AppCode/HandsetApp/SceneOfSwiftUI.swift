internal import HandsetSwiftUI
internal import HandsetUIKit

/// The scene's delegate that SwiftUI has, by which the app's views are there.
@MainActor final class SceneOfSwiftUI: UISceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        ViewHost.shared.connect()
        open(connectionOptions.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
        open(urlContexts)
    }

    func sceneWillEnterForeground(_ scene: UIScene) { ViewHost.shared.set(.inactive) }

    func sceneDidBecomeActive(_ scene: UIScene) { ViewHost.shared.set(.active) }

    func sceneWillResignActive(_ scene: UIScene) { ViewHost.shared.set(.inactive) }

    func sceneDidEnterBackground(_ scene: UIScene) { ViewHost.shared.set(.background) }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts where !ViewHost.shared.open(context.url) {
            AppHost.shared.cannotDo(
                "onOpenURL(perform:)",
                remedy: "give a view of the first screen one, since no other view is asked for")
        }
    }
}
