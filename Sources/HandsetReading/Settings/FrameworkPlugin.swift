package import Handset

/// The plugin of a framework that handles pushes for an app, and the app's handlers in JavaScript or Dart.
package struct FrameworkPlugin: Sendable {
    /// The framework, such as `react-native`.
    package let framework: String
    /// The plugin's package.
    package let name: String
    /// The line that names it.
    package let fact: AppFact
    /// The app's handlers.
    package let handlers: [AppFact]

    /// Nothing if the project has no such plugin.
    init?(_ reading: AppReading) {
        guard let fact = reading.facts(of: .plugin).first,
            let framework = Self.frameworks.first(where: { $0.plugins.contains(fact.value) })
        else { return nil }
        name = fact.value
        self.fact = fact
        self.framework =
            reading.facts(of: .framework).map(\.value).contains("expo")
                && framework.name == "react-native" ? "expo" : framework.name
        handlers = reading.facts(of: .handler)
    }

    private static let frameworks: [(name: String, plugins: Set<String>)] = [
        (
            "react-native",
            [
                "@react-native-firebase/messaging", "@notifee/react-native",
                "react-native-notifications", "react-native-push-notification",
                "@react-native-community/push-notification-ios", "react-native-onesignal",
                "expo-notifications",
            ]
        ),
        (
            "flutter",
            [
                "firebase_messaging", "flutter_local_notifications", "onesignal_flutter",
                "awesome_notifications", "flutter_apns",
            ]
        ),
        ("capacitor", ["@capacitor/push-notifications", "@capacitor-firebase/messaging"]),
        (
            "cordova",
            [
                "cordova-plugin-push", "@havesource/cordova-plugin-push", "phonegap-plugin-push",
                "cordova-plugin-firebase", "cordova-plugin-firebasex",
                "cordova-plugin-fcm-with-dependecy-updated", "onesignal-cordova-plugin",
            ]
        ),
    ]

    /// The methods that the plugin implements for the app, and sets the center's delegate for.
    package var delegates: DelegateMethods { [.fetch, .willPresent, .didReceive] }

    /// The callbacks in which the app's handlers look.
    package var routesIn: RoutingCallbacks {
        var callbacks: RoutingCallbacks = []
        for handler in handlers {
            switch handler.value {
            case "onMessage", "addNotificationReceivedListener", "pushNotificationReceived",
                "onForegroundEvent":
                callbacks.insert(.willPresent)
            case "setBackgroundMessageHandler", "onBackgroundMessage": callbacks.insert(.fetch)
            default: callbacks.insert(.didReceive)
            }
        }
        return callbacks
    }

    package func has(_ name: String) -> Bool { handlers.contains { $0.value == name } }
}
