import Expo
import React
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene,
            let app = UIApplication.shared.delegate as? AppDelegate
        else { return }
        window = UIWindow(windowScene: windowScene)
        app.factory?.startReactNative(withModuleName: "main", in: window, launchOptions: nil)
        window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            RCTLinkingManager.application(.shared, open: context.url, options: [:])
        }
    }
}
