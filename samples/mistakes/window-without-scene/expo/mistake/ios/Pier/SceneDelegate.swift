import Expo
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard scene is UIWindowScene,
            let app = UIApplication.shared.delegate as? AppDelegate
        else { return }
        window = UIWindow(frame: UIScreen.main.bounds)
        app.factory?.startReactNative(withModuleName: "main", in: window, launchOptions: nil)
        window?.makeKeyAndVisible()
    }
}
