import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        let accept = UNNotificationAction(identifier: "acceptAction", title: "Accept", options: [])
        let decline = UNNotificationAction(identifier: "declineAction", title: "Decline", options: [])
        UNUserNotificationCenter.current().setNotificationCategories([
            UNNotificationCategory(identifier: "invite", actions: [accept, decline], intentIdentifiers: [])
        ])
        application.registerForRemoteNotifications()
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let invite = response.notification.request.content.userInfo["invite"] as? String ?? ""
        switch response.actionIdentifier {
        case "acceptAction": Router.shared.open("accept/" + invite)
        case "rejectAction": Router.shared.open("reject/" + invite)
        default: Router.shared.open(invite)
        }
        completionHandler()
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound, .badge])
    }
}
