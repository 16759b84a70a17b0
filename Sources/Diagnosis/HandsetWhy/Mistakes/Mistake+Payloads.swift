import Handset
import HandsetFacts
import HandsetLint

extension Mistake {
    static let ofPayloads: [Mistake] = [
        alertOutsideAPS, alertEmpty, noAlert, badgeAsText, soundForm, contentAvailableForm,
        contentAvailablePriority, contentAvailableMissing, unknownCategory,
    ]

    /// A mistake that rules of the lint find.
    private static func found(
        by rules: [String], in complaint: Complaint, where isMeant: (String) -> Bool = { _ in true }
    ) -> Sign? {
        let findings = complaint.findings.filter {
            rules.contains($0.rule.identifier) && isMeant($0.keys.last ?? "")
        }
        guard let first = findings.first else { return nil }
        return Sign(
            findings.map(Cause.Place.init), words: first.finding, change: first.advice,
            first.rule.severity == .note ? .likely : .certain)
    }

    private static let alertOutsideAPS = Mistake(
        "alert-outside-aps", "the alert stands outside aps",
        effect: "It is a key of the app's own, and iOS shows nothing of it.",
        change: "put alert, badge and sound into aps",
        lines: [#"{"aps": {"alert": {"title": "…", "body": "…"}}}"#],
        at: .payload, seen: [.notShown, .badge, .sound, .tapDoesNothing],
        telling: ["aps-key-outside"]
    ) { complaint in
        if let sign = found(
            by: ["aps-key-outside"], in: complaint,
            where: { !["badge", "content-available", "sound"].contains($0) })
        {
            return sign
        }
        guard let payload = complaint.payload, let content = complaint.content,
            !content.hasAlert, content.otherReceiver == nil, !payload.origin.hasDataOnlyMessage
        else { return nil }
        let outside = ["title", "body", "alert", "message"].filter {
            payload[$0]?.string != nil || $0 == "alert" && payload[$0] != nil
        }
        guard !outside.isEmpty, payload["aps"]?["alert"] == nil,
            complaint.has(.notShown) || complaint.symptoms.isEmpty
        else { return nil }
        return Sign(
            [Cause.Place](),
            words:
                "aps has no alert: \(outside.joined(separator: " and ")) outside of it is the app's own",
            .likely)
    }

    private static let alertEmpty = Mistake(
        "alert-empty", "the alert is empty, or neither a text nor a dictionary",
        effect: "There is nothing to show.",
        change: "send a text, or a dictionary with a title or a body",
        lines: [#""alert": {"title": "…", "body": "…"}"#], at: .payload, seen: [.notShown],
        telling: ["alert-empty", "nothing-to-show", "aps-empty-text"]
    ) { complaint in
        if let sign = found(
            by: ["alert-empty", "aps-empty-text", "nothing-to-show"], in: complaint,
            where: { $0 == "alert" || $0 == "body" || $0 == "title" || $0 == "aps" }),
            complaint.content?.hasAlert == false
        {
            return sign
        }
        guard let payload = complaint.payload, payload["aps"]?["alert"] != nil,
            complaint.content?.hasAlert == false
        else { return nil }
        return Sign()
    }

    private static let badgeAsText = Mistake(
        "badge-as-text", "the badge is a text, and no number",
        effect: "iOS ignores it: the icon keeps its number.", change: "send the badge as a number",
        lines: [#""badge": 3"#], at: .payload, seen: [.badge],
        telling: ["badge-fraction", "badge-negative", "aps-key-outside"], ofKey: "badge"
    ) { complaint in
        found(
            by: ["aps-wrong-type", "badge-negative", "badge-fraction", "aps-key-outside"],
            in: complaint,
            where: { $0 == "badge" })
    }

    private static let soundForm = Mistake(
        "sound-form", "the sound is no name of a sound that iOS plays",
        effect: "The default sound plays, or none.",
        change:
            "send the whole name of a file in the app's bundle: caf, aiff or wav, up to 30 seconds",
        lines: [#""sound": "bell.caf""#], at: .payload, seen: [.sound],
        telling: ["sound-format", "sound-without-extension", "aps-key-outside"], ofKey: "sound"
    ) { complaint in
        let rules = [
            "sound-format", "sound-without-extension", "sound-empty", "sound-unknown-key",
            "sound-name-missing", "sound-critical-value", "sound-volume-range",
            "sound-volume-not-critical",
        ]
        if let sign = found(by: rules, in: complaint) { return sign }
        return found(
            by: ["aps-wrong-type", "aps-key-outside"], in: complaint, where: { $0 == "sound" })
    }

    private static let contentAvailableForm = Mistake(
        "content-available-form", "content-available is not the number 1 in aps",
        effect: "iOS does not see it, and does not wake the app.",
        change: #"send "content-available": 1 in aps"#,
        lines: [#"{"aps": {"content-available": 1}}"#], at: .payload, seen: [.notWoken],
        telling: [
            "content-available-value", "content-available-outside-aps",
            "background-without-content-available",
        ]
    ) { complaint in
        if let sign = found(by: ["content-available-value"], in: complaint) { return sign }
        return found(
            by: [
                "content-available-outside-aps", "aps-key-outside", "aps-unknown-key",
                "aps-wrong-type",
            ], in: complaint,
            where: { $0.filter(\.isLetter).lowercased() == "contentavailable" })
    }

    private static let contentAvailablePriority = Mistake(
        "content-available-priority",
        "a push that shows nothing is sent with the priority or the type of one that does",
        effect: "Apple's service may refuse, delay or drop it, and the app is not woken.",
        change: "send it with apns-push-type: background and apns-priority: 5",
        lines: ["apns-push-type: background", "apns-priority: 5"], at: .request,
        seen: [.notWoken, .late, .refused],
        telling: ["background-priority", "silent-push-type", "background-shows-something"]
    ) { complaint in
        // Without content-available that is what is wrong.
        guard complaint.content?.isContentAvailable == true else { return nil }
        return found(
            by: [
                "background-priority", "silent-push-type", "background-shows-something",
                "priority-value",
            ],
            in: complaint)
    }

    private static let contentAvailableMissing = Mistake(
        "no-content-available", "the payload has no content-available",
        effect:
            "Without it iOS calls no method of an app in the background; the method with the fetch handler least of all.",
        change:
            #"send "content-available": 1 in aps, with the push type background and the priority 5"#,
        lines: [#"{"aps": {"content-available": 1}, …}"#], at: .payload, seen: [.notWoken],
        telling: ["background-without-content-available"]
    ) { complaint in
        guard let payload = complaint.payload, let content = complaint.content,
            payload["aps"]?["content-available"] == nil, !complaint.hasOtherReceiver,
            !complaint.hasContentAvailableElsewhere
        else { return nil }
        let isSilent = !content.hasAlert && content.badge == nil && content.sound == nil
        let isData =
            isSilent && payload.count > 1
            && complaint.isFound("aps-key-outside", "service-drops-key").isEmpty
        let isMeant = payload["aps"]?["alert"] == nil
        if complaint.isFound("background-without-content-available").first != nil {
            return Sign(
                complaint.isFound("background-without-content-available").map(Cause.Place.init))
        }
        if complaint.symptoms.first == .notWoken, complaint.scenario.choice.action == .nothing {
            return Sign()
        }
        guard isData, isMeant, !payload.origin.hasDataOnlyMessage,
            !["title", "body", "alert"].contains(where: { payload[$0] != nil }),
            complaint.scenario.delegates.contains(.fetch)
        else { return nil }
        return Sign([Cause.Place](), .likely)
    }

    private static let unknownCategory = Mistake(
        "unknown-category", "the app has not registered the payload's category",
        effect: "The notification has no buttons.",
        change:
            "register a category with exactly this identifier by setNotificationCategories(_:) at each launch",
        lines: [
            #"let category = UNNotificationCategory(identifier: "…", actions: actions, intentIdentifiers: [])"#,
            "UNUserNotificationCenter.current().setNotificationCategories([category])",
        ], at: .display, seen: [.buttons]
    ) { complaint in
        guard let category = complaint.content?.category, let app = complaint.app else {
            return nil
        }
        let known = complaint.facts(.category)
        guard !known.contains(where: { $0.name == category || $0.confidence == .guess }),
            app.plugin == nil || complaint.has(.buttons), !known.isEmpty || complaint.has(.buttons)
        else { return nil }
        let names = known.map { "\"\($0.name)\"" }.joined(separator: ", ")
        return Sign(
            known,
            words: known.isEmpty
                ? "the payload's category is \"\(category)\", and the app registers none"
                : "the payload's category is \"\(category)\", and the app registers \(names)")
    }
}

extension PayloadOrigin {
    var hasDataOnlyMessage: Bool { message?.hasDataOnly == true }
}

extension Complaint {
    /// True if `content-available` stands somewhere, in a form that does not count.
    var hasContentAvailableElsewhere: Bool {
        findings.contains { finding in
            finding.keys.last?.filter(\.isLetter).lowercased() == "contentavailable"
        }
    }
}
