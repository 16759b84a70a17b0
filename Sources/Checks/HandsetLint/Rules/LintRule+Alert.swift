import Handset

extension LintRule {
    static let ofAlert: [LintRule] = [
        alertEmpty, alertUnknownKey, locKeyBesideText, locArgsWithoutKey, alertKeyObsolete,
    ]

    static let namesOfAlertTexts = [
        "title", "subtitle", "body", "title-loc-key", "subtitle-loc-key", "loc-key",
    ]

    private static let alertEmpty = LintRule(
        "alert-empty", .warning, "The alert has no text, so there is nothing to show.",
        advice: "Send a title or a body, or leave the alert out.", page: .generating,
        example: LintExample(#"{"aps":{"alert":{"body":""}}}"#),
        counterExample: LintExample(#"{"aps":{"alert":{"body":"Your order is ready"}}}"#)
    ) { subject, findings in
        // The alert of a Live Activity may be a sound alone.
        guard let alert = subject.aps?["alert"], !subject.isForLiveActivity else { return }
        let isEmpty =
            alert.string?.isEmpty
            ?? (alert.kind == .dictionary
                && !namesOfAlertTexts.contains { alert[$0]?.string?.isEmpty == false })
        if isEmpty { findings.add(.value("aps", "alert"), "aps.alert has no text") }
    }

    private static let alertUnknownKey = LintRule(
        "alert-unknown-key", .warning,
        "The alert has a key that Apple has not defined, and the system ignores it.",
        advice: "Write Apple's key in small letters, and put your own keys outside \"aps\".",
        page: .generating,
        example: LintExample(#"{"aps":{"alert":{"Title":"Order 7","body":"It is ready"}}}"#),
        counterExample: LintExample(#"{"aps":{"alert":{"title":"Order 7","body":"It is ready"}}}"#)
    ) { subject, findings in
        // The alert of a Live Activity has its sound in it.
        findings.addUnknownKeys(
            of: subject.alert, at: ["aps", "alert"],
            known: subject.isForLiveActivity ? .ofLiveActivityAlert : .ofAlert,
            elsewhere: [(.ofAPS, "Put \"%\" into \"aps\", beside \"alert\".")])
    }

    /// The key of a text, the key of its localised form, and the key of its arguments.
    private static let localised = [
        (text: "title", key: "title-loc-key", arguments: "title-loc-args"),
        (text: "subtitle", key: "subtitle-loc-key", arguments: "subtitle-loc-args"),
        (text: "body", key: "loc-key", arguments: "loc-args"),
    ]

    private static let locKeyBesideText = LintRule(
        "loc-key-beside-text", .warning,
        "The alert has a text, and the key of a localised text in its place. Apple does not say which "
            + "one is shown.",
        advice: "Send one of them.", page: .generating,
        example: LintExample(
            #"{"aps":{"alert":{"body":"Your order is ready","loc-key":"ORDER_READY"}}}"#),
        counterExample: LintExample(#"{"aps":{"alert":{"loc-key":"ORDER_READY"}}}"#)
    ) { subject, findings in
        guard let alert = subject.alert else { return }
        for (text, key, _) in localised
        where alert[text]?.kind == .string && alert[key]?.kind == .string {
            findings.add(.key("aps", "alert", key), "aps.alert has \(text) and \(key)")
        }
    }

    private static let locArgsWithoutKey = LintRule(
        "loc-args-without-key", .warning,
        "The alert has arguments for a localised text, but not the key of that text. They are "
            + "ignored.",
        advice: "Send the key with its arguments: loc-key with loc-args, title-loc-key with "
            + "title-loc-args, subtitle-loc-key with subtitle-loc-args.",
        page: .generating,
        example: LintExample(#"{"aps":{"alert":{"body":"Order 7 is ready","loc-args":["7"]}}}"#),
        counterExample: LintExample(
            #"{"aps":{"alert":{"loc-key":"ORDER_READY","loc-args":["7"]}}}"#)
    ) { subject, findings in
        guard let alert = subject.alert else { return }
        for (_, key, arguments) in localised
        where alert[arguments]?.kind == .array && alert[key]?.kind != .string {
            findings.add(
                .key("aps", "alert", arguments), "aps.alert has \(arguments), but no \(key)")
        }
    }

    private static let alertKeyObsolete = LintRule(
        "alert-key-obsolete", .note,
        "The keys of the summary, summary-arg and summary-arg-count, are for iOS 12 to 14. From iOS 15 "
            + "on they are ignored.",
        advice: "Leave them out, or keep them for old devices.", page: .generating,
        example: LintExample(
            #"{"aps":{"alert":{"body":"Your order is ready","summary-arg":"Shop"}}}"#),
        counterExample: LintExample(
            #"{"aps":{"alert":{"body":"Your order is ready","summary-arg":"Shop"}}}"#,
            versions: IOSVersion(12)...IOSVersion(14))
    ) { subject, findings in
        guard let alert = subject.alert,
            subject.versions.map({ $0.upperBound >= IOSVersion(15) }) ?? true
        else { return }
        for key in ["summary-arg", "summary-arg-count"] where alert[key] != nil {
            findings.add(
                .key("aps", "alert", key), "aps.alert.\(key) is ignored from iOS 15 on")
        }
    }
}
