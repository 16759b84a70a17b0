import Foundation
import UserNotifications

final class OrderNotifications: NSObject, UNUserNotificationCenterDelegate {
    private enum Action {
        static let deliver = "DELIVER"
        static let pickUp = "PICK_UP"
    }

    func begin() {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .sound, .badge]) { _, _ in }

        let deliver = UNNotificationAction(identifier: Action.deliver, title: "Deliver", options: [.foreground])
        let pickUp = UNNotificationAction(identifier: Action.pickUp, title: "I come by", options: [.foreground])
        let ready = UNNotificationCategory(identifier: "ORDER_READY", actions: [deliver, pickUp], intentIdentifiers: [], options: [])
        center.setNotificationCategories([ready])
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        completionHandler([.banner, .list, .sound, .badge])
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                                withCompletionHandler completionHandler: @escaping () -> Void) {
        defer { completionHandler() }
        guard let order = response.notification.request.content.userInfo["order"] as? String else { return }
        let path: String
        switch response.actionIdentifier {
        case Action.deliver: path = "orders/\(order)/deliver"
        case Action.pickUp: path = "orders/\(order)/pick-up"
        default: path = "orders/\(order)"
        }
        if let url = URL(string: "krustenhof://" + path) { Router.shared.open(url) }
    }
}
