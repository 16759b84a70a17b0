import Handset
import HandsetFacts
import HandsetLint

/// The notification center's delegate beside libraries, and what a framework's delegate has to get.
extension Mistake {
    static let ofPlugins: [Mistake] = [
        libraryWithoutDelegate, superNotCalled, delegateTakenBack, twoLibraries,
    ]

    private static let libraryWithoutDelegate = Mistake(
        "library-without-delegate",
        "the notification center has no delegate, and the library does not become it by itself",
        effect:
            "A tap and a push in the foreground reach neither the library nor the app's handlers.",
        change: "set the center's delegate at launch, or switch on what lets the library do it",
        lines: ["UNUserNotificationCenter.current().delegate = self"], at: .callback,
        seen: Symptom.ofTaps.union(Symptom.ofForeground).union([.buttons])
    ) { complaint in
        guard let app = complaint.app, app.center.assignments.isEmpty, app.takers.isNativeRead
        else { return nil }
        // Flutter's plugin for local notifications gets nothing beside one that takes the delegate.
        if let local = complaint.plugin("flutter_local_notifications"),
            complaint.has(.notShownInForeground, .eventMissing),
            complaint.facts(.handler).contains(where: {
                $0.name == "onDidReceiveNotificationResponse"
            }) || complaint.facts(.localNotification).contains(where: { $0.name == "show" }),
            complaint.plugin("awesome_notifications", "onesignal_flutter") == nil,
            // Firebase's plugin presents the app's own notifications too, as its options say.
            !complaint.has(.notShownInForeground)
                || !complaint.facts(.presents).contains(where: { !$0.options.isEmpty })
        {
            return Sign(
                [local] + complaint.methods(.launch),
                words:
                    "no line makes the AppDelegate the notification center's delegate, which flutter_local_notifications needs",
                change: ofFlutter, .likely)
        }
        guard !app.takers.isTaken, app.center.uncalled.isEmpty,
            let kit = app.takers.leaving.first
        else { return nil }
        let isFlutter = kit.fact.name == "flutter_local_notifications"
        let isLegacy =
            kit.fact.name.contains("push-notification")
            && !complaint.handedOn(to: "RNCPushNotificationIOS", in: .fetch).isEmpty
        // Without a center's delegate a tap calls the method with the fetch handler.
        guard !isLegacy || complaint.isAbout(Symptom.ofForeground) else { return nil }
        let launch = complaint.methods(.launch)
        return Sign(
            [kit.decisive ?? kit.fact].compactMap(\.self) + launch,
            words: "the notification center has no delegate: "
                + "\(isOption(kit) ? "the library" : kit.fact.name) becomes it \(kit.condition)",
            change: isFlutter ? ofFlutter : nil, .likely)
    }

    private static let ofFlutter =
        "in the AppDelegate, before super.application(…), write: UNUserNotificationCenter.current().delegate = self as UNUserNotificationCenterDelegate"

    private static func isOption(_ kit: DelegateTakers.Leaving) -> Bool {
        kit.fact.kind == .kitOption
    }

    private static let superNotCalled = Mistake(
        "super-not-called",
        "a method replaces one of the framework's delegate, and does not call it",
        effect: "The framework hands the callback on to its plugins: they get nothing now.",
        change: "call the method of super with the same arguments",
        lines: [
            "super.userNotificationCenter(",
            "    center, didReceive: response, withCompletionHandler: completionHandler)",
        ], at: .callback,
        seen: Symptom.ofTaps.union(Symptom.ofForeground).union([
            .buttons, .noToken, .notWoken, .nothingArrives,
        ])
    ) { complaint in
        let facts = complaint.facts(.superMissing).filter { fact in
            isForwarded(fact, complaint) && complaint.isAbout(symptoms(of: fact.callback))
                && !(fact.callback == .willPresent && presents(complaint))
        }
        guard let first = facts.first, let callback = first.callback else { return nil }
        let name = callbackNames[callback] ?? callback.word
        return Sign(
            facts,
            words: "\(name) replaces that of \(first.type) without super, so plugins get nothing",
            change: "call super in \(name), with the same arguments")
    }

    /// Returns true if nothing is missing on the screen: the app presents the notification by itself.
    private static func presents(_ complaint: Complaint) -> Bool {
        complaint.has(.notShownInForeground) && !complaint.has(.eventMissing)
            && complaint.facts(.presents).contains { !$0.options.isEmpty }
    }

    private static let callbackNames: [AppFact.Callback: String] = [
        .didReceive: "userNotificationCenter(_:didReceive:)",
        .willPresent: "userNotificationCenter(_:willPresent:)",
        .didRegister: "didRegisterForRemoteNotificationsWithDeviceToken",
        .didFail: "didFailToRegisterForRemoteNotificationsWithError",
        .fetch: "didReceiveRemoteNotification", .legacy: "didReceiveRemoteNotification",
        .launch: "didFinishLaunchingWithOptions",
    ]

    private static func symptoms(of callback: AppFact.Callback?) -> Set<Symptom> {
        switch callback {
        case .didReceive: Symptom.ofTaps.union([.buttons])
        case .willPresent: Symptom.ofForeground.union([.eventMissing])
        case .didRegister, .didFail: [.noToken, .eventMissing, .nothingArrives]
        case .fetch, .legacy: [.notWoken, .eventMissing]
        default: Symptom.ofTaps.union([.noToken])
        }
    }

    /// Returns true if the framework's delegate hands a callback on, and no library gets it by another way.
    private static func isForwarded(_ fact: AppFact, _ complaint: Complaint) -> Bool {
        let isOfCenter = fact.callback?.isOfCenter == true
        switch fact.type {
        case "FlutterAppDelegate":
            // Firebase exchanges the methods of the application's delegate, unless that is off.
            let isExchanged =
                complaint.plugin("firebase_messaging") != nil
                && !complaint.facts(.swizzling).contains { $0.meaning == .swizzling(false) }
            if isOfCenter { return complaint.app?.center.assignments.isEmpty == false }
            return fact.callback == .launch || !isExchanged
        case "ExpoAppDelegate", "EXAppDelegateWrapper":
            // A library that gets the callback from the app needs none of Expo's.
            let isGiven = complaint.facts(.handedOn).contains {
                $0.callback == fact.callback && $0.place.file == fact.place.file
                    && !$0.name.hasPrefix("super.")
            }
            return !isOfCenter && (complaint.plugin("expo-notifications") != nil || !isGiven)
        default: return fact.callback == .launch
        }
    }

    private static let delegateTakenBack = Mistake(
        "delegate-taken-back",
        "the app becomes the notification center's delegate again, after the library has",
        effect:
            "The library hands on to the app's delegate, but the app does not hand on to the library: it gets no tap any more.",
        change:
            "set the center's delegate once, before application(_:didFinishLaunchingWithOptions:) returns",
        lines: [], at: .callback, seen: Symptom.ofTaps.union([.notShownInForeground, .buttons])
    ) { complaint in
        guard let app = complaint.app else { return nil }
        // These exchange the method that sets the delegate, and stay between.
        let staying = ["onesignal", "airship"]
        let takers = app.takers.taking.filter { fact in
            !staying.contains { fact.name.contains($0) } && !fact.name.contains("cordova")
                && !fact.name.contains("phonegap")
        }
        guard let taker = takers.first else { return nil }
        var late = app.center.assignments.filter { fact in
            fact.time == .late || fact.time == .unclear && fact.steps.tellOfActivation
        }
        // The kit of wix takes the delegate at its call: a line behind that takes it back.
        if taker.name == "react-native-notifications",
            let call = complaint.options(.wixStart).first
        {
            late += app.center.assignments.filter {
                $0.time == .inTime && $0.place.file == call.place.file
                    && $0.place.line > call.place.line
            }
        }
        guard let first = late.first else { return nil }
        return Sign(
            late + [taker],
            words:
                "\(first.type.isEmpty ? "another object" : first.type) becomes the notification center's delegate after \(taker.name) has, and does not hand on to it",
            .likely)
    }

    /// Pairs of libraries that both want to be the delegate, and do not hand on to each other.
    private static let rivals: [(Set<String>, Set<String>)] = [
        (
            ["awesome_notifications"],
            ["flutter_local_notifications", "firebase_messaging", "onesignal_flutter"]
        ),
        (
            ["react-native-notifications"],
            ["react-native-push-notification", "@react-native-community/push-notification-ios"]
        ),
        (
            ["cordova-plugin-push", "@havesource/cordova-plugin-push", "phonegap-plugin-push"],
            [
                "cordova-plugin-firebasex", "cordova-plugin-firebase", "cordova-plugin-fcm",
                "cordova-plugin-fcm-with-dependecy-updated", "onesignal-cordova-plugin",
            ]
        ),
        (["expo-notifications"], ["@notifee/react-native", "react-native-notifications"]),
    ]

    private static let twoLibraries = Mistake(
        "two-libraries", "two libraries want to be the notification center's delegate",
        effect:
            "There is one delegate alone: the one that comes last gets what the other waits for.",
        change: "keep one of them, or let one object be the delegate that hands on to both",
        at: .callback, seen: Symptom.ofTaps.union(Symptom.ofForeground).union([.buttons])
    ) { complaint in
        let plugins = complaint.facts(.plugin)
        for (ones, others) in rivals {
            guard let one = plugins.first(where: { ones.contains($0.name) }),
                let other = plugins.first(where: { others.contains($0.name) })
            else { continue }
            // The one for Firebase that belongs to it hands on.
            if plugins.contains(where: { $0.name == "awesome_notifications_fcm" }) { continue }
            return Sign(
                [one, other],
                words:
                    "\(one.name) and \(other.name) both want to be the notification center's delegate",
                .guess,
                decides: "whether the handler is called with one of the two removed")
        }
        return nil
    }
}
