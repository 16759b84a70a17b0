import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let push = PushDelegate()

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        push.install()
        application.registerForRemoteNotifications()
        let yarns = UIViewController()
        yarns.title = "Yarns"
        let root = UINavigationController(rootViewController: yarns)
        Router.shared.navigation = root
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        push.deviceToken = deviceToken
    }
}
