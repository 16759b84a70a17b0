import Handset
import HandsetFacts
import HandsetLint

/// The mistakes with calls: PushKit's pushes, and CallKit's reports.
extension Mistake {
    static let ofCalls: [Mistake] = [
        noVoIPBackgroundMode, registryNotAtLaunch, registryWithoutDelegate, voipHeaders,
        voipExpiresLate, voipBlocked, voipAsyncMethod, callNotReported, callReportedLate,
        voipNotForCalls, callIDNotUUID, callActionOpen, noFilteringEntitlement,
    ]

    private static let seenInCalls: Set<Symptom> = [
        .incomingCall, .crashAtArrival, .notShown, .notWoken, .nothingArrives, .crashAtLaunch,
        .backgroundOnly, .foregroundOnly,
    ]
    private static let ending: [[String]] = [
        ["never posted an incoming call"], ["must post an incoming call"],
        ["0xbaadca11"], ["failed to report an incoming call"],
    ]
    private static let report =
        "provider.reportNewIncomingCall(with: id, update: update) { _ in completion() }"

    private static let noVoIPBackgroundMode = Mistake(
        "no-voip-background-mode", "UIBackgroundModes has no voip",
        effect: "iOS gives no VoIP token, and wakes no app for a call.",
        change: "add voip to UIBackgroundModes of Info.plist",
        lines: ["<key>UIBackgroundModes</key>", "<array><string>voip</string></array>"],
        at: .registration, seen: seenInCalls.union([.noToken])
    ) { complaint in
        guard complaint.mayBeCall, let app = complaint.app, app.plugin == nil,
            !complaint.facts(.voipMethod).isEmpty, app.settings.backgroundModes != nil,
            !complaint.facts(.backgroundMode).contains(where: {
                $0.name.split(separator: " ").contains("voip")
            })
        else { return nil }
        return Sign(
            app.reading.infoFiles.map { Cause.Place(file: $0, line: nil, isOfSources: true) }
                + complaint.facts(.voipMethod).prefix(1).map(Cause.Place.init), .certain)
    }

    private static let registryNotAtLaunch = Mistake(
        "registry-not-at-launch", "PushKit's registry is not made at the launch",
        effect:
            "A push that starts the app is not handled: iOS ends the app after some seconds, with 0xBAADCA11.",
        change: "make it in didFinishLaunching, and keep it in a property", at: .launch,
        seen: seenInCalls, log: [["0xbaadca11"]]
    ) { complaint in
        guard complaint.mayBeCall, !complaint.facts(.voipMethod).isEmpty else { return nil }
        let registries = complaint.facts(.pushRegistry)
        let late = registries.filter {
            if case .pushRegistry(.other, _, isView: true) = $0.meaning { true } else { false }
        }
        guard !late.isEmpty, late.count == registries.count else { return nil }
        return Sign(late, .likely)
    }

    private static let registryWithoutDelegate = Mistake(
        "registry-without-delegate", "PushKit's registry gets its delegate after its types",
        effect: "What comes in between is lost.",
        change: "set the delegate first, then desiredPushTypes",
        lines: ["registry.delegate = self", "registry.desiredPushTypes = [.voIP]"],
        at: .registration, seen: seenInCalls.union([.noToken])
    ) { complaint in
        guard complaint.mayBeCall else { return nil }
        let orders = complaint.facts(.registryOrder)
        return orders.isEmpty || complaint.facts(.pushRegistry).isEmpty
            ? nil : Sign(orders, .likely)
    }

    private static let voipHeaders = Mistake(
        "voip-headers", "the headers are not those of a VoIP push",
        effect: "Apple's service answers 400 DeviceTokenNotForTopic, or PushKit gets nothing.",
        change: "send apns-push-type: voip, and the bundle identifier with .voip as apns-topic",
        at: .request, seen: seenInCalls.union([.refused]),
        telling: ["topic-suffix-twice", "topic-of-other-type"]
    ) { complaint in
        guard complaint.hasHeadersOfCallMixed, let topic = complaint.headers.topic else {
            return nil
        }
        let type = complaint.headers.pushType ?? "none"
        return Sign(
            complaint.isFound("topic-suffix-twice", "topic-of-other-type").map(Cause.Place.init),
            words: "the push type is \(type), and the topic is \(topic)")
    }

    private static let voipExpiresLate = Mistake(
        "voip-expires-late", "the push of a call may be kept for later",
        effect: "A call rings that is long over, when the phone comes back to the net.",
        change: "send apns-expiration: 0", lines: ["apns-expiration: 0"], at: .request,
        seen: [.incomingCall, .late]
    ) { complaint in
        guard complaint.headers.pushType == PushType.voip.name,
            let expiration = complaint.headers.expiration, expiration != "0"
        else { return nil }
        return Sign([Cause.Place](), words: "apns-expiration is \(expiration) for a call", .likely)
    }

    private static let voipBlocked = Mistake(
        "voip-blocked", "iOS starts the app for VoIP pushes no more",
        effect: "It has reported no call too often, and gets no pushes until it is installed anew.",
        change: "mend the report of calls, then remove the app and install it again", at: .waking,
        seen: seenInCalls,
        log: [["will not be launched", "failed to report an incoming call"]]
    ) { complaint in
        guard complaint.mentions("will not be launched"), complaint.mentions("incoming call") else {
            return nil
        }
        return Sign([Cause.Place](), .likely)
    }

    private static let voipAsyncMethod = Mistake(
        "voip-async-method", "the method for VoIP pushes is async",
        effect:
            "It runs in a task, after iOS has looked whether a call was reported: the app is ended in the background.",
        change: "implement the form with completion, and report the call before it returns",
        lines: [
            "func pushRegistry(",
            "    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,",
            "    for type: PKPushType, completion: @escaping () -> Void", ")",
        ],
        at: .callback, seen: seenInCalls, log: ending
    ) { complaint in
        guard complaint.mayBeCall else { return nil }
        let methods = complaint.facts(.callAsync)
        return methods.isEmpty ? nil : Sign(methods)
    }

    private static let callNotReported = Mistake(
        "call-not-reported", "a path of the method for VoIP pushes reports no call",
        effect:
            "iOS ends the app as the method returns, and after some such times starts it no more.",
        change:
            "report a call on every path, and end it at once with reportCall(with:endedAt:reason:) if it is none",
        lines: [report], at: .callback, seen: seenInCalls, log: ending
    ) { complaint in
        guard complaint.mayBeCall, !isLate(complaint) else { return nil }
        let paths = complaint.facts(.callMissing).filter { $0.confidence != .guess }
        guard let first = paths.first else { return nil }
        let key = unreadKeys(complaint)
        let words = "a path ends without a report of a call (line \(first.place.line))\(key)"
        return Sign(paths, words: words)
    }

    /// True if the push takes a path that reports too late.
    private static func isLate(_ complaint: Complaint) -> Bool {
        !complaint.facts(.callLate).isEmpty && complaint.facts(.callMissing).isEmpty
    }

    /// The keys that the code reads and the payload lacks, in words.
    private static func unreadKeys(_ complaint: Complaint) -> String {
        guard let payload = complaint.payload else { return "" }
        let missing = complaint.facts(.voipKey).map(\.name).filter { path in
            path.split(separator: ".").first.map { payload[String($0)] == nil } ?? false
        }
        return missing.first.map { "; the payload has no \($0), which the code reads" } ?? ""
    }

    private static let callReportedLate = Mistake(
        "call-reported-late", "the call is reported after the method for VoIP pushes has returned",
        effect: "iOS looks for the report as the method returns, and ends the app.",
        change:
            "call reportNewIncomingCall in the method itself, not in a task, a queue or an answer",
        lines: [report], at: .callback, seen: seenInCalls, log: ending
    ) { complaint in
        guard complaint.mayBeCall else { return nil }
        let calls = complaint.facts(.callLate)
        guard case .callLate(_, let name)? = calls.first?.meaning else { return nil }
        let function = name.isEmpty ? "a closure" : name
        return Sign(
            calls,
            words: "the report runs in the closure of \(function), after the method has returned")
    }

    private static let voipNotForCalls = Mistake(
        "voip-not-for-calls", "a VoIP push says that a call is over, or brings a message",
        effect: "iOS wants a new call for each VoIP push, and ends the app that has none.",
        change:
            "say over the connection that a call is over, and send messages as notifications",
        at: .payload, seen: seenInCalls
    ) { complaint in
        guard complaint.headers.pushType == PushType.voip.name, let payload = complaint.payload
        else {
            return nil
        }
        let keys: Set = ["event", "type", "action", "kind", "notification_type", "status"]
        let words: Set = [
            "cancel", "cancelled", "canceled", "hangup", "hang_up", "ended", "end", "missed",
            "missed_call", "message", "chat", "bye", "call_cancelled", "call_ended", "end_call",
        ]
        for key in payload.userInfo.keys where keys.contains(key.lowercased()) {
            guard let value = payload[key], let text = value.string,
                words.contains(text.lowercased())
            else { continue }
            // A path without a report is the fault itself.
            guard complaint.facts(.callMissing).isEmpty else { return nil }
            return Sign(
                [complaint.place(at: [key], value)], words: "the VoIP push has \(key) \(text)",
                .likely)
        }
        return nil
    }

    private static let callIDNotUUID = Mistake(
        "call-id-not-uuid", "the identifier of the call is no UUID",
        effect: "The code that makes a UUID of it crashes, or leaves the method without a report.",
        change: "send a UUID, or make one of your own for CallKit", at: .payload, seen: seenInCalls
    ) { complaint in
        guard complaint.mayBeCall, complaint.payload != nil else { return nil }
        for fact in complaint.facts(.voipKey)
        where fact.text.contains("uuid") || fact.text.contains("UUID") {
            guard let text = complaint.value(at: fact.name)?.string, !text.isUUIDText,
                !fact.text.contains("?? UUID()")
            else { continue }
            return Sign(
                [
                    complaint.place(at: [fact.name], complaint.value(at: fact.name)),
                    Cause.Place(fact),
                ],
                words: "\(fact.name) is no UUID, and the code makes one of it", .likely)
        }
        return nil
    }

    private static let callActionOpen = Mistake(
        "call-action-open", "an action of CallKit is neither fulfilled nor failed",
        effect: "It times out, and the call may end.",
        change: "call fulfill() or fail() on each path", lines: ["action.fulfill()"],
        at: .completion, seen: seenInCalls
    ) { complaint in
        guard complaint.mayBeCall else { return nil }
        let actions = complaint.facts(.callActionOpen)
        return actions.isEmpty ? nil : Sign(actions, .likely)
    }

    private static let noFilteringEntitlement = Mistake(
        "no-filtering-entitlement",
        "an extension hands a VoIP push to the app without the entitlement for it",
        effect: "CallKit refuses it: missingNotificationFilteringEntitlement.",
        change: "ask Apple for com.apple.developer.usernotifications.filtering",
        at: .serviceExtension,
        seen: seenInCalls
    ) { complaint in
        let uses = complaint.facts(.voipFromExtension)
        guard !uses.isEmpty, complaint.app?.reading.entitlementFiles.isEmpty == false,
            !complaint.facts(.entitlement).contains(where: {
                $0.name == "com.apple.developer.usernotifications.filtering"
            })
        else { return nil }
        return Sign(uses, .likely)
    }
}

extension Complaint {
    /// True if the headers are those of a call in part, and not as a whole.
    fileprivate var hasHeadersOfCallMixed: Bool {
        guard let topic = headers.topic, let type = headers.pushType else { return false }
        let isOfCalls = topic.hasSuffix(".voip")
        guard type == PushType.voip.name else { return isOfCalls }
        return !isOfCalls || topic.hasSuffix(".voip.voip")
    }

    /// True if the headers are a mistake of calls or of Live Activities.
    var hasHeadersOfOtherKind: Bool { hasHeadersOfCallMixed || hasHeadersOfActivityMixed }

    /// True if nothing speaks against a call: the push is one for PushKit, or none was given.
    var mayBeCall: Bool {
        if let type = headers.pushType { return type == PushType.voip.name }
        guard payload != nil else { return true }
        // A push for PushKit needs no aps, and nothing of it is shown.
        return content?.hasAlert != true && !isForLiveActivity
            && (has(.incomingCall, .crashAtArrival) || payload?["aps"] == nil)
    }
}

extension String {
    fileprivate var isUUIDText: Bool {
        let parts = split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [8, 4, 4, 4, 12]
            && parts.allSatisfy { $0.allSatisfy(\.isHexDigit) }
    }
}
