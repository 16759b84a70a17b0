import Handset
import HandsetFacts
import HandsetLint

extension Mistake {
    static let ofRegistration: [Mistake] = [
        neverRegistered, noEntitlement, wrongEnvironment, wrongTopic, swizzlingOff,
        noAlertPermission, provisional,
    ]

    private static let neverRegistered = Mistake(
        "never-registered", "the app never registers for remote notifications",
        effect: "iOS gives no device token, though the user has allowed notifications.",
        change: "register at each launch, also without permission",
        lines: ["UIApplication.shared.registerForRemoteNotifications()"], at: .registration,
        seen: [.noToken, .notShown, .nothingArrives, .permissionMissing]
    ) { complaint in
        if complaint.app?.plugin != nil { return pluginNeverRegistered(complaint) }
        guard complaint.app != nil, complaint.facts(.register).isEmpty,
            !complaint.methods(.launch, .didRegister, .didReceive, .fetch).isEmpty,
            !complaint.facts(.sdk).contains(where: { RegisteringKits.names.contains($0.name) }),
            !hasOtherTokensAlone(complaint)
        else { return nil }
        let places = complaint.methods(.didRegister)
        let launches = complaint.methods(.launch)
        return Sign(Array((places + launches).prefix(1)), .likely)
    }

    /// Returns true for an app that takes calls or Live Activities, and no other pushes: their tokens need no
    /// registration.
    private static func hasOtherTokensAlone(_ complaint: Complaint) -> Bool {
        let others = complaint.facts(.voipMethod) + complaint.facts(.activityState)
        return !others.isEmpty
            && complaint.facts(.method).allSatisfy {
                $0.callback == .launch || complaint.app?.reading.isOfExtension($0) == true
            }
    }

    private static let noEntitlement = Mistake(
        "no-entitlement", "the app has no aps-environment among its entitlements",
        effect: "The registration fails: no valid aps-environment entitlement string found.",
        change: "add the capability Push Notifications to the target in Xcode",
        lines: ["<key>aps-environment</key>", "<string>development</string>"], at: .registration,
        seen: [.noToken, .notShown], log: [["aps-environment", "entitlement"]]
    ) { complaint in
        guard complaint.app != nil, complaint.facts(.apsEnvironment).isEmpty else { return nil }
        let files = complaint.app?.reading.entitlementFiles ?? []
        let registers = complaint.facts(.register)
        guard !registers.isEmpty, !files.isEmpty || complaint.has(.noToken) else { return nil }
        // What makes the native half of an app gives it its entitlements.
        guard !files.isEmpty || complaint.app?.plugin == nil || complaint.isNativeRead else {
            return nil
        }
        return Sign(
            files.map { Cause.Place(file: $0, line: nil, isOfSources: true) },
            files.isEmpty ? .guess : .certain)
    }

    private static let wrongEnvironment = Mistake(
        "wrong-environment", "the token is of another environment than the push is sent to",
        effect:
            "Apple's service answers 400 BadDeviceToken: a token of the sandbox is none of production.",
        change:
            "send to api.sandbox.push.apple.com what Xcode has installed, and to api.push.apple.com what TestFlight and the App Store have",
        at: .request, seen: [.refused, .notShown, .notWoken, .notShownInForeground],
        log: [["BadDeviceToken"]]
    ) { complaint in
        guard let environment = complaint.environment else {
            return complaint.isTold && complaint.mentions("baddevicetoken")
                ? Sign(
                    complaint.facts(.apsEnvironment), .guess,
                    decides: "which host the sender uses: --environment production or development")
                : nil
        }
        let facts = complaint.facts(.apsEnvironment)
        let sandbox = ["development", "sandbox"]
        guard let fact = facts.first,
            !facts.contains(where: { sandbox.contains($0.name) == sandbox.contains(environment) })
        else { return nil }
        return Sign(
            [fact],
            words: "the app's token is of \(fact.name), and the push goes to \(environment)")
    }

    private static let wrongTopic = Mistake(
        "wrong-topic", "the topic is not the app's bundle identifier",
        effect: "Apple's service answers 400 DeviceTokenNotForTopic or TopicDisallowed.",
        change: "send the bundle identifier as apns-topic, with a suffix for other push types only",
        at: .request, seen: [.refused, .notShown, .notWoken, .notShownInForeground],
        log: [["DeviceTokenNotForTopic"], ["TopicDisallowed"]],
        telling: ["topic-suffix-twice", "topic-of-other-type"]
    ) { complaint in
        let suffixes = [
            "", ".voip", ".complication", ".pushkit.fileprovider", ".location-query",
            ".push-type.liveactivity", ".voip-ptt", ".push-type.widgets",
        ]
        // A mistake of its own.
        guard !complaint.hasHeadersOfOtherKind else { return nil }
        let findings = complaint.isFound("topic-suffix-twice", "topic-of-other-type")
        if let finding = findings.first { return Sign([Cause.Place](), words: finding.finding) }
        guard let topic = complaint.headers.topic, let own = complaint.topic,
            !suffixes.contains(where: { topic == own + $0 }),
            // The extension of an app is another target.
            !complaint.facts(.bundleIdentifier).contains(where: { fact in
                suffixes.contains { topic == fact.name + $0 }
            })
        else {
            return complaint.isTold && complaint.headers.topic == nil
                && (complaint.mentions("topic"))
                ? Sign(
                    complaint.facts(.bundleIdentifier), words: nil, .guess,
                    decides: "the header apns-topic: --topic") : nil
        }
        let places = complaint.facts(.bundleIdentifier).filter { $0.name == own }
        return Sign(
            places, words: "the topic is \(topic), and the app's bundle identifier is \(own)")
    }

    private static let swizzlingOff = Mistake(
        "swizzling-off",
        "Firebase's method swizzling is off, and the app does not hand it the token",
        effect: "Firebase has no token of Apple's service, makes no FCM token, and sends no push.",
        change:
            "set Messaging.messaging().apnsToken in didRegisterForRemoteNotificationsWithDeviceToken",
        lines: ["Messaging.messaging().apnsToken = deviceToken"], at: .registration,
        seen: [.noToken, .notShown]
    ) { complaint in
        let off = complaint.facts(.swizzling).filter { $0.meaning == .swizzling(false) }
        guard !off.isEmpty, complaint.facts(.tokenHandedOn).isEmpty,
            complaint.facts(.sdk).contains(where: { $0.name == "firebase-messaging" })
        else { return nil }
        return Sign(off + complaint.methods(.didRegister))
    }

    private static let noAlertPermission = Mistake(
        "no-alert-permission", "the app asks for permission without alerts",
        effect: "iOS shows no banner and no text, whatever the payload has.",
        change: "ask for .alert too",
        lines: ["center.requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in }"],
        at: .registration, seen: [.notShown]
    ) { complaint in
        // Without an alert nothing would be shown with every permission.
        guard complaint.content?.hasAlert != false else { return nil }
        let facts = complaint.facts(.authorization).filter { $0.confidence == .certain }
        guard !facts.isEmpty, !facts.contains(where: { $0.options.contains("alert") }) else {
            let isLacking =
                complaint.app == nil && !complaint.scenario.authorization.contains(.alert)
            return isLacking && complaint.payload != nil
                ? Sign([Cause.Place](), words: "the user allows no alerts") : nil
        }
        return Sign(facts)
    }

    private static let provisional = Mistake(
        "provisional", "the app asks for provisional permission",
        effect:
            "Notifications come quietly: in Notification Center alone, without a banner, a sound and a badge.",
        change: "ask for permission without .provisional once the user knows what for",
        lines: ["center.requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in }"],
        at: .display, seen: [.notShown, .sound, .badge]
    ) { complaint in
        let isShown = complaint.content.map {
            complaint.has(.notShown) ? $0.hasAlert : $0.showsSomething
        }
        guard isShown != false else { return nil }
        let facts = complaint.facts(.authorization).filter { $0.options.contains("provisional") }
        if facts.isEmpty {
            return complaint.app == nil && complaint.scenario.authorization.contains(.provisional)
                ? Sign() : nil
        }
        let whole = complaint.facts(.authorization).contains {
            !$0.options.contains("provisional") && $0.options.contains("alert")
        }
        return Sign(facts, whole ? .guess : .certain)
    }
}

/// The kits that do an app's part of a registration.
enum RegisteringKits {
    static let names: Set = [
        "onesignal", "airship", "pushwoosh", "pushexpress", "batch", "pusher-beams", "notificare",
        "braze", "customerio",
    ]
}
