import HandsetStandIn
import HandsetUIKit

/// An app that gives its completion handler to a name that stands in, or drops it.
final class GivingApp: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    let drops: Bool

    init(drops: Bool) { self.drops = drops }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        StandIn("Session").start { print("started") }
        return true
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        guard !drops else { return }
        let done: @Sendable () -> Void = { completionHandler() }
        StandIn("Router").open(then: done)
    }
}
