#if canImport(HandsetUIKit)
import HandsetUIKit
import HandsetUserNotifications
#else
import UIKit
import UserNotifications
#endif

/// The delegate of the app that writes down each callback that has to do with pushes.
#if !canImport(HandsetUIKit)
@main
#endif
final class RecorderDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private var state: Int { UIApplication.shared.applicationState.rawValue }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        CallLog.shared.add(
            "application:didFinishLaunchingWithOptions:", state: state,
            payload: launchOptions?[.remoteNotification] != nil)
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "record",
                actions: [
                    UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
                    UNNotificationAction(identifier: "later", title: "Later", options: []),
                ], intentIdentifiers: [], options: .customDismissAction)
        ])
        // Only the launch before a scenario has this argument, not the one by a tap.
        if ProcessInfo.processInfo.arguments.contains("-clear") {
            center.removeAllDeliveredNotifications()
        }
        center.requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in }
        application.registerForRemoteNotifications()
        #if !canImport(HandsetUIKit)
        if Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
        #endif
        return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        CallLog.shared.add("applicationWillEnterForeground:", state: state, payload: false)
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        CallLog.shared.add("applicationDidBecomeActive:", state: state, payload: false)
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        CallLog.shared.add(
            "application:didReceiveRemoteNotification:fetchCompletionHandler:", state: state,
            payload: true)
        completionHandler(.newData)
    }
}

extension RecorderDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        CallLog.shared.add(
            "userNotificationCenter:willPresentNotification:withCompletionHandler:", state: state,
            payload: true)
        completionHandler([.banner, .list, .badge, .sound])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        CallLog.shared.add(
            "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
            state: state, payload: true, action: response.actionIdentifier,
            text: (response as? UNTextInputNotificationResponse)?.userText)
        completionHandler()
    }
}
