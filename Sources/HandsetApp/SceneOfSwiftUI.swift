internal import HandsetUIKit

/// The scene's delegate that SwiftUI has, whose views are not there.
@MainActor final class SceneOfSwiftUI: UISceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        if !connectionOptions.urlContexts.isEmpty { noteURL() }
    }

    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) { noteURL() }

    private func noteURL() {
        AppHost.shared.cannotDo(
            "onOpenURL(perform:)",
            remedy: "call what the closure calls in the test, since no view is created")
    }
}
