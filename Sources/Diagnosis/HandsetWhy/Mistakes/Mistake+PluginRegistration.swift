import Handset
import HandsetFacts
import HandsetLint

/// The calls by which an app with a library registers.
extension Mistake {
    /// The libraries that register by a call alone, and that call.
    private static let registrations: [(plugin: String, call: String)] = [
        ("@capacitor/push-notifications", "PushNotifications.register()"),
        ("react-native-notifications", "Notifications.registerRemoteNotifications()"),
        ("react-native-push-notification", "PushNotification.requestPermissions()"),
        (
            "@react-native-community/push-notification-ios",
            "PushNotificationIOS.requestPermissions()"
        ),
        ("expo-notifications", "Notifications.getExpoPushTokenAsync()"),
    ]
    /// Libraries that register at the launch.
    private static let others = ["firebase", "onesignal", "notifee", "airship", "braze", "fcm"]

    /// Returns the sign of an app whose library waits for a call that registers; `nil` if one is there, or that is not
    /// known.
    static func pluginNeverRegistered(_ complaint: Complaint) -> Sign? {
        guard let app = complaint.app, let plugin = app.plugin,
            complaint.isAbout([.noToken, .nothingArrives, .permissionMissing]),
            complaint.facts(.register).isEmpty,
            complaint.options(.expoToken).isEmpty,
            // The code in JavaScript was read.
            !plugin.handlers.isEmpty || !complaint.facts(.authorization).isEmpty,
            !complaint.facts(.plugin).contains(where: { fact in
                others.contains { fact.name.contains($0) }
            }),
            let (name, call) = registrations.first(where: { complaint.plugin($0.plugin) != nil }),
            let fact = complaint.plugin(name),
            // The core of Capacitor is asked in a form that is not read.
            !fact.isInCore
        else { return nil }
        return Sign(
            complaint.facts(.authorization) + [fact],
            words: complaint.facts(.authorization).isEmpty
                ? "no code calls \(call), so the app never registers"
                : "the app asks for permission, and no code calls \(call)",
            change: "call \(call) once permission is given", .likely)
    }
}
