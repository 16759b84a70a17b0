/// The plugins for pushes of frameworks, by the names of their packages.
enum FrameworkPlugins {
    static let all: [(framework: String, plugins: Set<String>)] = [
        (
            "react-native",
            [
                "@react-native-firebase/messaging", "@notifee/react-native",
                "react-native-notifications", "react-native-push-notification",
                "@react-native-community/push-notification-ios", "react-native-onesignal",
                "expo-notifications", "pushy-react-native", "@braze/react-native-sdk",
                "react-native-appboy-sdk", "react-native-firebase", "react-native-fcm",
                "@ua/react-native-airship", "urbanairship-react-native",
                "customerio-reactnative", "react-native-moengage", "clevertap-react-native",
                "@pushwoosh/pushwoosh-react-native-plugin", "pushwoosh-react-native-plugin",
            ]
        ),
        (
            "flutter",
            [
                "firebase_messaging", "flutter_local_notifications", "onesignal_flutter",
                "awesome_notifications", "awesome_notifications_fcm", "flutter_apns",
                "flutter_apns_only", "airship_flutter", "braze_plugin", "pushy_flutter",
                "clevertap_plugin", "pushwoosh_flutter",
            ]
        ),
        (
            "capacitor",
            [
                "@capacitor/push-notifications", "@capacitor-firebase/messaging",
                "@capacitor-community/fcm", "onesignal-capacitor-plugin",
            ]
        ),
        (
            "cordova",
            [
                "cordova-plugin-push", "@havesource/cordova-plugin-push", "phonegap-plugin-push",
                "cordova-plugin-firebase", "cordova-plugin-firebasex",
                "cordova-plugin-firebase-messaging", "cordova-plugin-fcm",
                "cordova-plugin-fcm-ng", "cordova-plugin-fcm-with-dependecy-updated",
                "cordova-plugin-fcm-with-dependency-updated", "onesignal-cordova-plugin",
                "pushwoosh-cordova-plugin", "pushy-cordova", "urbanairship-cordova",
            ]
        ),
    ]

    /// The plugins of Cordova whose `plugin.xml` adds the background mode to the Info.plist that Cordova makes.
    static let declaringBackgroundMode: Set = [
        "cordova-plugin-push", "@havesource/cordova-plugin-push", "phonegap-plugin-push",
        "cordova-plugin-firebase", "cordova-plugin-firebasex", "cordova-plugin-fcm",
        "cordova-plugin-fcm-ng", "cordova-plugin-fcm-with-dependecy-updated",
        "cordova-plugin-fcm-with-dependency-updated", "onesignal-cordova-plugin",
    ]

    /// Returns the plugin for pushes that the core of Capacitor has up to version 2, as facts of a project tell; nothing
    /// if it names a plugin, or sets none of the plugin's handlers.
    static func inCore(of facts: [AppFact]) -> [AppFact] {
        guard !facts.contains(where: { $0.kind == .plugin }),
            facts.contains(where: {
                $0.kind == .handler && $0.name.hasPrefix("pushNotification")
            }),
            let core = facts.first(where: {
                $0.kind == .framework && $0.text.contains("@capacitor/core")
            })
        else { return [] }
        return [
            AppFact(
                .plugin("@capacitor/push-notifications", isInCore: true), at: core.place,
                text: core.text, .likely)
        ]
    }

    static let names = all.reduce(into: Set<String>()) { $0.formUnion($1.plugins) }
}
