import DiaryKit
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    let store = DiaryStore(name: "diary")

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        application.registerForRemoteNotifications()
        store.load { [weak self] result in
            self?.window(for: result)
        }
        return true
    }

    private func window(for result: DiaryResult) {}

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        guard let id = response.notification.request.content.userInfo["entry"] as? Int,
            let entry = store.entry(id)
        else { return }
        DiaryRouter.shared.show(entry, from: .notification)
    }
}
