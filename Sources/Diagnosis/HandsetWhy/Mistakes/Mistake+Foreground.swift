import Handset
import HandsetFacts
import HandsetLint

/// The libraries that show a push while the app is open, and their needs.
extension Mistake {
    /// Returns the sign of a library that shows nothing while the app is open; `nil` if one shows it, or that is not
    /// known.
    static func ofPlugins(_ complaint: Complaint) -> Sign? {
        guard let app = complaint.app else { return nil }
        let presented = complaint.facts(.presents)
        guard !presented.contains(where: { !$0.options.isEmpty && $0.confidence != .guess }) else {
            return nil
        }
        // OneSignal shows what no handler holds back.
        if complaint.plugin(
            "react-native-onesignal", "onesignal_flutter", "onesignal-cordova-plugin",
            "onesignal-capacitor-plugin") != nil
        {
            let held = complaint.options(.oneSignalPrevent)
            return held.isEmpty
                ? nil
                : Sign(
                    held,
                    words: "the handler for foregroundWillDisplay holds each notification back",
                    change: "call event.notification.display(), or leave preventDefault() out",
                    .likely)
        }
        // Who shows it by a notification of its own needs nothing of the library.
        let shows = complaint.facts(.localNotification).contains {
            ![.handler("onMessageOpenedApp"), .handler("onNotificationOpenedApp")].contains(
                $0.origin)
        }
        guard !shows else { return nil }
        let isOwn = complaint.method(.willPresent) != nil && !app.center.assignments.isEmpty
        let none = presented.filter { $0.options.isEmpty && $0.confidence == .certain }
        if isOwn {
            return none.isEmpty
                ? nil : Sign(none, words: "willPresent presents nothing in the foreground")
        }
        return ofJavaScript(complaint, none) ?? ofOthers(complaint, none)
    }

    private static func ofJavaScript(_ complaint: Complaint, _ none: [AppFact]) -> Sign? {
        let others = complaint.facts(.plugin).map(\.name)
        if let plugin = complaint.plugin("expo-notifications"),
            !others.contains(where: { $0.contains("firebase") || $0.contains("notifee") })
        {
            let handler = complaint.facts(.handler).contains {
                $0.name == "setNotificationHandler"
            }
            guard !handler || !none.isEmpty else { return nil }
            return Sign(
                none + [plugin],
                words: handler
                    ? "setNotificationHandler shows nothing in the foreground"
                    : "setNotificationHandler is missing: Expo shows nothing in the foreground",
                change:
                    "call Notifications.setNotificationHandler at the top of the first file, with shouldShowBanner, shouldShowList and shouldPlaySound true"
            )
        }
        if let plugin = complaint.plugin("@react-native-firebase/messaging") {
            return Sign(
                none + [plugin], words: "the plugin presents nothing in the foreground",
                change:
                    "list banner, list, badge and sound as messaging_ios_foreground_presentation_options in firebase.json",
                .certain)
        }
        if let plugin = complaint.plugin("react-native-notifications") {
            let answers = complaint.options(.wixCompletion)
            let handler = complaint.facts(.handler).first {
                $0.name == "registerNotificationReceivedForeground"
            }
            guard answers.allSatisfy({ $0.optionValue == .bool(false) }),
                handler == nil || !answers.isEmpty
            else { return nil }
            return Sign(
                answers + [plugin],
                words: handler == nil
                    ? "no registerNotificationReceivedForeground answers, so nothing is shown in the foreground"
                    : "the handler for the foreground answers that nothing is to be shown",
                change:
                    "register registerNotificationReceivedForeground, and call completion({ alert: true, sound: true, badge: false })",
                handler == nil ? .likely : .certain)
        }
        if let plugin = complaint.plugin(
            "@react-native-community/push-notification-ios", "react-native-push-notification"),
            complaint.isNativeRead
        {
            return Sign(
                [plugin],
                words:
                    "the AppDelegate has no userNotificationCenter:willPresentNotification:, so nothing is shown in the foreground",
                change:
                    "implement userNotificationCenter:willPresentNotification:withCompletionHandler: in the AppDelegate, and set the center's delegate at launch",
                .likely)
        }
        return nil
    }

    private static func ofOthers(_ complaint: Complaint, _ none: [AppFact]) -> Sign? {
        if let plugin = complaint.plugin("firebase_messaging") {
            return Sign(
                none + [plugin],
                words: none.isEmpty
                    ? "setForegroundNotificationPresentationOptions is missing: nothing is shown in the foreground"
                    : "setForegroundNotificationPresentationOptions shows nothing in the foreground",
                change:
                    "await FirebaseMessaging.instance.setForegroundNotificationPresentationOptions(alert: true, badge: true, sound: true) before runApp",
                .certain)
        }
        if let plugin = complaint.plugin("@capacitor/push-notifications") {
            // That of the core presents everything by itself.
            if plugin.isInCore { return nil }
            return Sign(
                none + [plugin], words: "the plugin presents nothing in the foreground",
                change:
                    "list banner, list, badge and sound as presentationOptions in capacitor.config",
                .certain)
        }
        if complaint.plugin(
            "cordova-plugin-push", "@havesource/cordova-plugin-push", "phonegap-plugin-push")
            != nil
        {
            let options = complaint.options(.cordovaForceShow)
            guard !options.isEmpty,
                options.allSatisfy({ [.missing, .bool(false)].contains($0.optionValue) })
            else { return nil }
            return Sign(
                options, words: "forceShow is missing: the plugin shows nothing in the foreground",
                change:
                    "give PushNotification.init the option forceShow for iOS: ios: { forceShow: true, … }",
                .certain)
        }
        if let plugin = complaint.plugin("cordova-plugin-firebasex"), complaint.payload != nil,
            complaint.payload?["notification_foreground"] == nil
        {
            return Sign(
                [plugin],
                words:
                    "the payload has no notification_foreground, so the plugin shows nothing in the foreground",
                change: #"send "notification_foreground": "true" among the data"#, .likely)
        }
        return nil
    }
}
