import UIKit
import UserNotifications

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        guard let app = UIApplication.shared.delegate as? AppDelegate else { return }
        window = UIWindow(windowScene: windowScene)
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        if let response = connectionOptions.notificationResponse {
            options[.remoteNotification] = response.notification.request.content.userInfo
        }
        app.factory?.startReactNative(withModuleName: "Pier", in: window, launchOptions: options)
    }
}
