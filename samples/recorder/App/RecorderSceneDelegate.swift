#if canImport(HandsetUIKit)
import HandsetUIKit
import HandsetUserNotifications
#else
import UIKit
#endif

/// The delegate of the scene, if the manifest names it: Info-scenes.plist does.
final class RecorderSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var state: Int { UIApplication.shared.applicationState.rawValue }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        CallLog.shared.add(
            "scene:willConnectToSession:options:", state: state,
            payload: connectionOptions.notificationResponse != nil)
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        CallLog.shared.add("sceneWillEnterForeground:", state: state, payload: false)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        CallLog.shared.add("sceneDidBecomeActive:", state: state, payload: false)
    }
}
