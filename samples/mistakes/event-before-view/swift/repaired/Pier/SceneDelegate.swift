import UIKit
import UserNotifications

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let stack = UINavigationController(rootViewController: WelcomeController())
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = stack
        window?.makeKeyAndVisible()
        Account.signIn {
            stack.setViewControllers([FerriesController()], animated: false)
        }
    }
}
