import OSLog
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let notifications = NotificationDelegate()
    private(set) var token: String?
    private let logger = Logger(subsystem: "com.example.chat", category: "push")

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = notifications
        Task {
            do {
                let isGranted = try await UNUserNotificationCenter.current()
                    .requestAuthorization(options: [.alert, .badge, .sound])
                if isGranted { application.registerForRemoteNotifications() }
            } catch {
                logger.error("no permission: \(error, privacy: .public)")
            }
        }
        return true
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        let text = deviceToken.map { String(format: "%02x", $0) }.joined()
        token = text
        Account.shared.register(text)
    }

    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        logger.error("no token: \(error.localizedDescription)")
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        guard let unread = userInfo["unread"] as? Int else { return .noData }
        do {
            try await UNUserNotificationCenter.current().setBadgeCount(unread)
            return .newData
        } catch {
            return .failed
        }
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
