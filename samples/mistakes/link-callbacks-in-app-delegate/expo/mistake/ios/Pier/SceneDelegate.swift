import Expo
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
}
