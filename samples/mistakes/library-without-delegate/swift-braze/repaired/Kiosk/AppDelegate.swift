import BrazeKit
import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    static var braze: Braze?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let configuration = Braze.Configuration(apiKey: "key", endpoint: "sdk.example.org")
        configuration.push.automation = true
        AppDelegate.braze = Braze(configuration: configuration)
        application.registerForRemoteNotifications()
        return true
    }
}
