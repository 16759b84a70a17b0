import Handset
import HandsetFacts
import HandsetLint

extension Mistake {
    static let ofMessages: [Mistake] = [
        fcmLegacy, fcmUnknownKey, fcmDroppedKey, dataOnlyMessage, dataAsText,
    ]

    private static let fcmLegacy = Mistake(
        "fcm-legacy", "the message is one for Firebase's legacy API, which has ended",
        effect: "FCM answers with an error, such as DeprecatedApi, and sends nothing.",
        change: "send to /v1/projects/PROJECT/messages:send in the form of the HTTP v1 API",
        at: .service, seen: Set(Symptom.allCases), telling: ["service-refuses-message"]
    ) { complaint in
        let findings = complaint.isFound("service-refuses-message").filter {
            $0.finding.hasPrefix(LegacyFCMMessage.ended)
        }
        guard let first = findings.first else { return nil }
        return Sign(findings.map(Cause.Place.init), words: first.finding, change: first.advice)
    }

    private static let fcmUnknownKey = Mistake(
        "fcm-unknown-key", "Firebase refuses the message",
        effect: "FCM answers 400 INVALID_ARGUMENT, and sends nothing.",
        change: "write the key where FCM's reference has it: what is for iOS into apns.payload.aps",
        at: .service, seen: Set(Symptom.allCases),
        telling: ["service-refuses-message", "service-may-refuse-message"]
    ) { complaint in
        let findings = complaint.isFound("service-refuses-message", "service-may-refuse-message")
            .filter { !$0.finding.hasPrefix(LegacyFCMMessage.ended) }
        guard let first = findings.first else { return nil }
        return Sign(
            findings.map(Cause.Place.init), words: first.finding, change: first.advice,
            first.rule.identifier == "service-refuses-message" ? .certain : .likely)
    }

    private static let fcmDroppedKey = Mistake(
        "fcm-dropped-key", "the push service drops a key",
        effect: "The key never reaches the phone.",
        change: "write the key where the service knows it",
        at: .service, seen: [.picture, .notWoken, .notShown, .sound, .badge, .tapDoesNothing],
        telling: ["service-drops-key"]
    ) { complaint in
        let findings = complaint.isFound("service-drops-key")
        guard let first = findings.first else { return nil }
        return Sign(findings.map(Cause.Place.init), words: first.finding, change: first.advice)
    }

    private static let dataAsText = Mistake(
        "data-as-text", "a value is JSON in a text, and no dictionary",
        effect:
            "FCM makes a text of every value of data. A key inside of it is nil until the app decodes the text.",
        change: "send flat values of data, or decode the text in the app",
        lines: ["let body = try JSONSerialization.jsonObject(with: Data(text.utf8))"], at: .service,
        seen: [.dataMissing, .tapDoesNothing]
    ) { complaint in
        guard let payload = complaint.payload else { return nil }
        let texts = payload.userInfo.keys.filter { key in
            guard let text = payload[key]?.string else { return false }
            return text.hasPrefix("{") && text.hasSuffix("}")
                || text.hasPrefix("[") && text.hasSuffix("]")
        }
        guard let key = texts.first else { return nil }
        // The sources show if the app decodes it.
        let reads = complaint.facts(.key).filter { fact in
            texts.contains { fact.name.hasPrefix($0 + ".") }
        }
        guard
            !reads.isEmpty || complaint.app == nil && complaint.fromService
                || complaint.has(.dataMissing)
        else {
            return nil
        }
        return Sign(
            reads, words: "the value of \(key) is JSON in a text, and no dictionary",
            reads.isEmpty ? .likely : .certain)
    }

    private static let dataOnlyMessage = Mistake(
        "data-only-message", "the message has data only, and iOS shows nothing of it",
        effect:
            "Android's app makes a notification of data itself; on iOS there is nothing to show.",
        change: "send a notification with a title and a body, beside the data",
        lines: [#""notification": {"title": "…", "body": "…"}"#], at: .service,
        seen: [.notShown, .tapDoesNothing, .tapDoesNothingWhenKilled]
    ) { complaint in
        guard complaint.payload?.origin.message?.hasDataOnly == true else { return nil }
        return Sign(
            [Cause.Place](),
            complaint.has(.notWoken) && !complaint.has(.notShown) ? .likely : .certain)
    }
}

extension Cause.Place {
    init(_ finding: LintFinding) {
        self.init(
            file: finding.place?.source ?? "", line: finding.place?.line,
            text: finding.keys.joined(separator: "."))
    }
}
