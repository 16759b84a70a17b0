import HandsetUIKit

/// An app that takes for granted what a payload has, and keeps a static.
final class CrashingApp: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    static var countOfLaunches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.countOfLaunches += 1
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let userInfo = response.notification.request.content.userInfo
        guard let chat = userInfo["chat"] as? String else {
            preconditionFailure("a push without a chat")
        }
        print("opened \(chat)")
        completionHandler()
    }
}
