import Handset
import HandsetFacts
import HandsetLint

extension Mistake {
    static let ofDelegates: [Mistake] = [
        weakDelegate, noCenterDelegate, lateDelegate, delegateReplaced, misspeltMethod,
        launchOptionsWithScenes, onlyFetch, noDidReceive, noForegroundPresentation,
        handlerNotCalled,
    ]
    private static let line = "UNUserNotificationCenter.current().delegate = self"

    private static let weakDelegate = Mistake(
        "weak-delegate", "nobody keeps the object that is the notification center's delegate",
        effect:
            "The property is weak: the object is gone with the next line, and no method of it is ever called.",
        change: "keep the object, as a property of the app's delegate",
        lines: [
            "private let notifications = NotificationHandler()",
            "UNUserNotificationCenter.current().delegate = notifications",
        ], at: .callback, seen: taps.union([.notShownInForeground])
    ) { complaint in
        let facts = complaint.facts(.weakDelegate)
        return facts.isEmpty ? nil : Sign(facts)
    }

    private static let taps: Set<Symptom> = [.tapDoesNothing, .tapDoesNothingWhenKilled]

    private static let noCenterDelegate = Mistake(
        "no-center-delegate", "no line makes an object the notification center's delegate",
        effect:
            "The methods userNotificationCenter(_:…) are never called: a tap is lost, and in the foreground nothing is shown.",
        change: "set it in application(_:didFinishLaunchingWithOptions:)", lines: [line],
        at: .callback,
        seen: taps.union([.notShownInForeground, .buttonDoesNothing])
    ) { complaint in
        guard let app = complaint.app, app.center.assignments.isEmpty, !app.takers.isTaken,
            !app.center.uncalled.isEmpty
        else { return nil }
        // A library is named with what it would need.
        let kit = app.takers.leaving.first
        let words = kit.map { kit in
            "no line makes an object the notification center's delegate; "
                + "\(kit.fact.name) becomes it \(kit.condition)"
        }
        return Sign(app.center.uncalled, words: words, .likely)
    }

    private static let lateDelegate = Mistake(
        "late-delegate", "the notification center's delegate is set after the launch",
        effect:
            "The tap that launches the app is delivered before that, and lost. While the app runs, taps arrive.",
        change: "set it before application(_:didFinishLaunchingWithOptions:) returns",
        lines: [line],
        at: .launch, seen: [.tapDoesNothingWhenKilled, .tapDoesNothing]
    ) { complaint in
        // In an app with a scene delegate it has a name of its own.
        if complaint.app?.isLateInScenes == true { return nil }
        guard let app = complaint.app, app.center.isLate else {
            return complaint.app == nil && complaint.scenario.setsCenterDelegateLate ? Sign() : nil
        }
        let facts = app.center.assignments.filter { $0.time == .late }
        // An app that reads the connection options has the tap all the same.
        let isRead = !complaint.facts(.connectionOptions).isEmpty
        return Sign(
            facts,
            words:
                "the notification center's delegate is set after the launch, \(facts.first?.steps.words ?? "")",
            isRead ? .guess : nil)
    }

    private static let delegateReplaced = Mistake(
        "delegate-replaced",
        "the notification center's delegate is set twice, and the last object lacks a method",
        effect: "Only one object is the delegate. The methods of the first one are never called.",
        change: "set one delegate, and let it hand on to the other", lines: [line], at: .callback,
        seen: taps.union([.notShownInForeground])
    ) { complaint in
        guard let app = complaint.app, app.plugin == nil else { return nil }
        let kept = app.center.assignments.filter { fact in
            !app.center.weak.contains { $0.place == fact.place }
        }
        let objects = Set(kept.map(\.type)).subtracting([""])
        guard objects.count > 1 else { return nil }
        let methods = complaint.methods(.didReceive, .willPresent)
        let all = Set(methods.map(\.callback))
        let lacking = kept.filter { assignment in
            Set(methods.filter { $0.type == assignment.type }.map(\.callback)) != all
        }
        return lacking.isEmpty
            ? nil : Sign(lacking.reversed() + kept.filter { !lacking.contains($0) }, .likely)
    }

    private static let misspeltMethod = Mistake(
        "misspelt-method", "a method has nearly the name or the types of a delegate's method",
        effect: "It is another method, and iOS never calls it.",
        change: "take the name and the types as Apple documents them",
        lines: [
            "func userNotificationCenter(",
            "    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse",
            ") async",
        ],
        at: .callback, seen: taps.union([.notShownInForeground, .notWoken, .noToken])
    ) { complaint in
        let facts = complaint.facts(.misspelt)
        guard case .misspelt(let name, let meant)? = facts.first?.meaning else { return nil }
        return Sign(facts, words: "\(name) is never called; \(meant) is meant")
    }

    private static let launchOptionsWithScenes = Mistake(
        "launch-options-with-scenes",
        "the app reads the launch options, which are empty in an app with scenes",
        effect:
            "After a tap that launches the app the notification is in the scene's connection options alone.",
        change:
            "read connectionOptions.notificationResponse, or implement userNotificationCenter(_:didReceive:)",
        lines: [
            "if let response = connectionOptions.notificationResponse {",
            "    open(response.notification.request.content.userInfo)", "}",
        ],
        at: .launch, seen: [.tapDoesNothingWhenKilled, .tapDoesNothing]
    ) { complaint in
        guard let app = complaint.app, app.settings.lifeCycle != .application,
            complaint.facts(.connectionOptions).isEmpty
        else { return nil }
        let facts = complaint.facts(.launchOptions)
        guard !facts.isEmpty, !app.center.methods.contains(where: { $0.callback == .didReceive })
        else {
            return nil
        }
        return Sign(facts + complaint.facts(.lifeCycle).prefix(1), .certain)
    }

    private static let onlyFetch = Mistake(
        "only-fetch",
        "the app waits for taps in the method with the fetch handler, which taps do not call",
        effect:
            "Since iOS 10 a tap calls userNotificationCenter(_:didReceive:) of the center's delegate. The other method is for content-available.",
        change: "implement userNotificationCenter(_:didReceive:withCompletionHandler:)",
        lines: [
            "func userNotificationCenter(",
            "    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse",
            ") async { open(response.notification.request.content.userInfo) }",
        ],
        at: .callback, seen: taps
    ) { complaint in
        guard let app = complaint.app, app.plugin == nil, !complaint.hasMethod(.didReceive),
            complaint.hasMethod(.fetch) || complaint.hasMethod(.legacy),
            !app.center.assignments.isEmpty,
            app.settings.routesIn?.isDisjoint(with: [.fetch, .legacy]) == false
        else { return nil }
        return Sign(complaint.methods(.fetch, .legacy))
    }

    private static let noDidReceive = Mistake(
        "no-did-receive", "the app has no method for a tap",
        effect: "The tap opens the app, and nothing more.",
        change: "implement userNotificationCenter(_:didReceive:withCompletionHandler:)",
        lines: [
            "func userNotificationCenter(",
            "    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse",
            ") async { open(response.notification.request.content.userInfo) }",
        ],
        at: .callback, seen: taps.union([.buttonDoesNothing])
    ) { complaint in
        if let sign = idle(complaint) { return sign }
        guard let app = complaint.app, app.plugin == nil, !complaint.hasMethod(.didReceive),
            complaint.facts(.misspelt).isEmpty, complaint.facts(.connectionOptions).isEmpty,
            complaint.facts(.launchOptions).isEmpty || complaint.has(.tapDoesNothing)
        else { return nil }
        let places =
            app.center.assignments + complaint.methods(.willPresent)
        let isOld = complaint.hasMethod(.fetch) || complaint.hasMethod(.legacy)
        // Another cause names the methods that wait in vain; without a center's delegate they get the tap.
        let isUnread =
            isOld && !app.center.assignments.isEmpty && complaint.facts(.routes).isEmpty
            && complaint.facts(.key).isEmpty
        guard !isOld || isUnread,
            !places.isEmpty || complaint.has(.tapDoesNothing, .tapDoesNothingWhenKilled)
        else { return nil }
        // A kit takes taps itself, or is named with what it needs for it; without sources nothing is known.
        guard app.takers.taking.isEmpty, app.takers.leaving.isEmpty,
            !complaint.facts(.method).isEmpty || !complaint.facts(.lifeCycle).isEmpty
        else { return nil }
        return Sign(Array(places.prefix(2)), .likely)
    }

    /// A method for taps that does nothing, in an app in which nothing else gets the tap.
    private static func idle(_ complaint: Complaint) -> Sign? {
        guard let app = complaint.app, app.plugin == nil, app.takers.taking.isEmpty,
            app.takers.leaving.isEmpty, complaint.facts(.connectionOptions).isEmpty,
            complaint.facts(.launchOptions).isEmpty
                || ![.notRunning, .forceQuit].contains(complaint.scenario.appState),
            !complaint.facts(.routes).contains(where: { $0.callback == .didReceive })
        else { return nil }
        let methods = complaint.methods(.didReceive)
        let idle = complaint.facts(.idleMethod).filter { $0.callback == .didReceive }
        guard !idle.isEmpty, idle.count == methods.count else { return nil }
        return Sign(
            idle.map { Cause.Place($0) }, words: "the method for a tap does nothing with it",
            change: "have it open what response.notification.request.content.userInfo names",
            .likely)
    }

    private static let noForegroundPresentation = Mistake(
        "no-foreground-presentation", "the app presents nothing while it is on the screen",
        effect:
            "iOS asks the center's delegate, and without an answer shows nothing of an app in the foreground.",
        change:
            "implement userNotificationCenter(_:willPresent:withCompletionHandler:), and give it what is to be shown",
        lines: ["completionHandler([.banner, .list, .sound, .badge])"], at: .display,
        seen: [.notShownInForeground]
    ) { complaint in
        // What has no alert shows nothing, whatever the app presents.
        guard complaint.has(.notShownInForeground), complaint.content?.hasAlert != false else {
            return nil
        }
        guard let app = complaint.app else {
            return complaint.scenario.delegates.contains(.willPresent) ? nil : Sign()
        }
        if app.plugin != nil { return ofPlugins(complaint) }
        if !complaint.hasMethod(.willPresent) {
            // A kit that is the delegate presents what comes.
            guard complaint.facts(.misspelt).isEmpty, app.takers.taking.isEmpty else {
                return nil
            }
            return Sign(
                Array(app.center.assignments.prefix(1)),
                words:
                    "userNotificationCenter(_:willPresent:) is missing: nothing is shown in the foreground",
                .certain)
        }
        let none = complaint.facts(.presents).filter {
            $0.options.isEmpty && $0.confidence == .certain
        }
        let others = complaint.facts(.presents).filter {
            $0.options.contains("banner") || $0.options.contains("alert")
        }
        // A path that presents nothing is mostly meant.
        let isKnown = complaint.facts(.presents).allSatisfy { $0.confidence == .certain }
        guard others.isEmpty, isKnown, !complaint.facts(.presents).isEmpty else { return nil }
        return Sign(none.isEmpty ? complaint.facts(.presents) : none)
    }

    private static let handlerNotCalled = Mistake(
        "handler-not-called", "a path of a method never calls its completion handler",
        effect:
            "iOS waits for it: nothing is shown in the foreground, the app is counted as slow, and later pushes wake it less often.",
        change: "call the handler on every path, before each return",
        lines: ["completionHandler()", "return"], at: .completion,
        seen: [.notShownInForeground, .late, .notWoken, .tapDoesNothing],
        log: [["completion handler was never called"], ["completionHandler was not called"]]
    ) { complaint in
        let facts = complaint.facts(.handlerMissing).filter {
            $0.callback.map { !$0.isOfExtension && $0 != .voipPush } ?? false
        }
        // Another method's handler explains nothing of what is asked about.
        let uncalled = complaint.app?.center.uncalled ?? []
        let called = facts.filter { fact in
            fact.callback.map(complaint.called.contains) == true
                && !uncalled.contains { fact.type == $0.type }
        }
        guard !facts.isEmpty else { return nil }
        var sign = Sign(called.isEmpty ? facts : called)
        sign.fits = !called.isEmpty
        return sign
    }
}

extension Complaint {
    /// True if the sources have a method that iOS may call, by its short name.
    func hasMethod(_ callback: AppFact.Callback) -> Bool { method(callback) != nil }
}
