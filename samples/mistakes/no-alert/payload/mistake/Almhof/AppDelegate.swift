import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let coordinator = AppCoordinator()
    private lazy var push = PushService(links: coordinator)

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        coordinator.start(in: window)
        self.window = window
        UNUserNotificationCenter.current().delegate = push
        push.enable()
        application.registerForRemoteNotifications()
        return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        push.upload(deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        NSLog("push registration failed: %@", error as NSError)
    }
}
