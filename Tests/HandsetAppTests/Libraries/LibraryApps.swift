import HandsetApp
import HandsetExpo
import HandsetFirebase
import HandsetFlutter
import HandsetOneSignalFramework
import HandsetUIKit

/// An app with Firebase, which does not set the token of Apple's itself.
final class FirebaseTestApp: UIResponder, UIApplicationDelegate, MessagingDelegate {
    private(set) var tokens: [String?] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        FirebaseApp.configure()
        Messaging.messaging().delegate = self
        Analytics.logEvent("launched", parameters: nil)
        application.registerForRemoteNotifications()
        return true
    }

    nonisolated func messaging(
        _ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?
    ) { MainActor.assumeIsolated { tokens.append(fcmToken) } }
}

/// An app with OneSignal and no delegate of the notification center.
final class OneSignalTestApp: UIResponder, UIApplicationDelegate, OSNotificationClickListener {
    private(set) var clicks: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        OneSignal.initialize("id", withLaunchOptions: launchOptions)
        OneSignal.Notifications.addClickListener(self)
        return true
    }

    func onClick(event: OSNotificationClickEvent) {
        clicks.append(event.notification.additionalData?["order"] as? String ?? "none")
    }
}

/// An app that is made with Flutter, and calls Dart when a notification is tapped.
final class FlutterTestApp: FlutterAppDelegate {
    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        GeneratedPluginRegistrant.register(with: self)
        UNUserNotificationCenter.current().delegate = self
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    override func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        if let controller = window.rootViewController as? FlutterViewController {
            FlutterMethodChannel(name: "push", binaryMessenger: controller.binaryMessenger)
                .invokeMethod("tap", arguments: response.notification.request.identifier.isEmpty)
        }
        completionHandler()
    }
}
