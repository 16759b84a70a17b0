import Handset
import HandsetFacts
import HandsetLint
import HandsetTree

/// The calls that an app's delegate has to hand on to a library which does not take them by itself.
extension Mistake {
    static let ofHandOvers: [Mistake] = [tokenNotHandedOn, responseNotHandedOn]

    private static let tokenNotHandedOn = Mistake(
        "token-not-handed-on", "the app does not hand the device token on to the library",
        effect: "iOS gives the token to the AppDelegate alone. The library waits for it in vain.",
        change: "hand it on in didRegisterForRemoteNotificationsWithDeviceToken",
        lines: [
            "NotificationCenter.default.post(",
            "    name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)",
        ],
        at: .registration, seen: [.noToken, .eventMissing, .nothingArrives]
    ) { complaint in
        guard complaint.isNativeRead,
            complaint.isAbout([.noToken, .nothingArrives])
                || complaint.isTold && complaint.mentions("regist")
        else { return nil }
        let places = [complaint.method(.didRegister) ?? complaint.method(.launch)]
            .compactMap(\.self)
        if let plugin = complaint.plugin("@capacitor/push-notifications") {
            // The core of old versions has events of another form.
            if plugin.isInCore { return nil }
            return ofCapacitor(complaint, places + [plugin])
        }
        for (name, type) in classes {
            guard let plugin = complaint.plugin(name) else { continue }
            let handed = complaint.handedOn(to: type, in: .didRegister)
            guard handed.isEmpty, !hasFirebase(complaint) else { continue }
            return Sign(
                places + [plugin], words: "the AppDelegate does not hand the token on to \(type)",
                change:
                    "call [\(type) didRegisterForRemoteNotificationsWithDeviceToken:deviceToken] in the method of that name",
                complaint.isOwnDelegateRead ? .certain : .likely,
                advice: [
                    .swift: [
                        "\(type).didRegisterForRemoteNotifications(withDeviceToken: deviceToken)"
                    ],
                    .objectiveC: [
                        "[\(type) didRegisterForRemoteNotificationsWithDeviceToken:deviceToken];"
                    ],
                ])
        }
        return nil
    }

    private static let classes = [
        ("@react-native-community/push-notification-ios", "RNCPushNotificationIOS"),
        ("react-native-notifications", "RNNotifications"),
    ]

    /// Returns true if a library brings tokens of its own.
    private static func hasFirebase(_ complaint: Complaint) -> Bool {
        complaint.plugin("@react-native-firebase/messaging", "react-native-firebase") != nil
    }

    /// Capacitor's plugin waits for an event that the AppDelegate posts.
    private static func ofCapacitor(_ complaint: Complaint, _ places: [AppFact]) -> Sign? {
        let posts = complaint.facts(.posts).filter {
            $0.name.lowercased().contains("didregisterforremotenotifications")
        }
        guard posts.allSatisfy({ $0.condition != nil }) else { return nil }
        let condition = posts.first?.condition
        return Sign(
            posts + places,
            words: condition.map {
                "the AppDelegate posts the token to Capacitor only under #if \($0)"
            } ?? "the AppDelegate does not post the token to Capacitor",
            change:
                "in didRegisterForRemoteNotificationsWithDeviceToken post .capacitorDidRegisterForRemoteNotifications with the token, and in didFailToRegister… .capacitorDidFailToRegisterForRemoteNotifications",
            condition == nil ? .certain : .likely)
    }

    private static let responseNotHandedOn = Mistake(
        "response-not-handed-on", "the app does not hand the tap on to the library",
        effect: "iOS gives a tap to the center's delegate alone, which keeps it.",
        change: "hand the response on in userNotificationCenter(_:didReceive:)",
        lines: [
            "func userNotificationCenter(",
            "    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,",
            "    withCompletionHandler completionHandler: @escaping () -> Void", ") {",
            "    RNCPushNotificationIOS.didReceive(response)", "    completionHandler()", "}",
        ], at: .callback, seen: Symptom.ofTaps.union([.buttons])
    ) { complaint in
        guard let app = complaint.app, complaint.isNativeRead, !app.center.assignments.isEmpty
        else { return nil }
        let method = complaint.method(.didReceive)
        let places = (method.map { [$0] } ?? []) + app.center.assignments
        if let plugin = complaint.plugin(
            "@react-native-community/push-notification-ios", "react-native-push-notification"),
            app.takers.taking.isEmpty
        {
            let handed = complaint.handedOn(to: "RNCPushNotificationIOS", in: .didReceive)
            // A class of the app's own with the same method may get the response from it.
            guard handed.isEmpty,
                method == nil
                    || !complaint.facts(.uncalledMethod).contains(where: {
                        $0.callback == .didReceive
                    })
            else { return nil }
            return Sign(
                places + [plugin],
                words: method == nil
                    ? "the AppDelegate is the center's delegate, and has no didReceiveNotificationResponse that hands the tap on to RNCPushNotificationIOS"
                    : "didReceiveNotificationResponse does not hand the tap on to RNCPushNotificationIOS",
                change:
                    "in didReceiveNotificationResponse call [RNCPushNotificationIOS didReceiveNotificationResponse:response]",
                method == nil ? .certain : .likely)
        }
        return ofBraze(complaint, places)
    }

    /// Braze opens the link of a push that it gets; the push has its keys.
    private static func ofBraze(_ complaint: Complaint, _ places: [AppFact]) -> Sign? {
        guard complaint.payload?["ab"] != nil || complaint.payload?["ab_uri"] != nil,
            complaint.app?.takers.leaving.contains(where: {
                $0.option == .brazeAutomation
            }) == true, complaint.app?.takers.taking.isEmpty == true,
            complaint.options(.brazeResponse).isEmpty,
            complaint.handedOn(to: "Appboy", in: .didReceive).isEmpty,
            complaint.handedOn(to: "Braze", in: .didReceive).isEmpty
        else { return nil }
        return Sign(
            places,
            words: "userNotificationCenter(_:didReceive:) does not hand the tap on to Braze",
            change:
                "call braze.notifications.handleUserNotification(response:withCompletionHandler:) there, or switch push automation on",
            .likely)
    }
}

extension Complaint {
    /// True if the app's delegate is a class of its own that was read whole.
    var isOwnDelegateRead: Bool { isNativeRead && (app?.reading.gaps.isEmpty ?? false) }
}
