import Handset

extension LintRule {
    /// The rules for the badge, and for keys that decide how an alert is shown.
    static let ofPresentation: [LintRule] = [
        badgeNegative, badgeFraction, mutableContentValue, mutableContentWithoutAlert,
        interruptionLevelValue, interruptionLevelEntitlement, passiveWithSound,
        relevanceScoreRange, displayKeyWithoutAlert,
    ]

    private static let alert = LintExample(#"{"aps":{"alert":"Your order is ready"}}"#)

    private static let badgeNegative = LintRule(
        "badge-negative", .warning, "The badge is less than 0, which no device shows.",
        advice: "Send 0 to remove the badge, and nothing to leave it as it is.", page: .generating,
        example: LintExample(#"{"aps":{"badge":-1}}"#),
        counterExample: LintExample(#"{"aps":{"badge":0}}"#)
    ) { subject, findings in
        findings.addNumber(subject.aps?["badge"], at: ["aps", "badge"]) { $0 < 0 }
    }

    private static let badgeFraction = LintRule(
        "badge-fraction", .warning, "The badge is not a whole number.",
        advice: "Send a whole number.", page: .generating,
        example: LintExample(#"{"aps":{"badge":1.5}}"#),
        counterExample: LintExample(#"{"aps":{"badge":1}}"#)
    ) { subject, findings in
        findings.addNumber(subject.aps?["badge"], at: ["aps", "badge"]) {
            $0 != $0.rounded() && $0 >= 0
        }
    }

    private static let mutableContentValue = LintRule(
        "mutable-content-value", .warning,
        "The value of mutable-content is not 1, so the notification service extension does not run.",
        advice: "Send 1, or leave mutable-content out.", page: .modifying,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","mutable-content":0}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready","mutable-content":1}}"#)
    ) { subject, findings in
        findings.addNumber(subject.aps?["mutable-content"], at: ["aps", "mutable-content"]) {
            $0 != 1
        }
    }

    private static let mutableContentWithoutAlert = LintRule(
        "mutable-content-without-alert", .warning,
        "The notification service extension runs only for a notification with an alert. It does not "
            + "run for this one.",
        advice:
            "Send an alert with a title, a subtitle or a body, which the extension may replace.",
        page: .modifying,
        example: LintExample(#"{"aps":{"badge":1,"mutable-content":1}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready","mutable-content":1}}"#)
    ) { subject, findings in
        guard let aps = subject.aps, aps["mutable-content"]?.double == 1, aps["alert"] == nil else {
            return
        }
        findings.add(.key("aps", "mutable-content"), "aps has mutable-content, but no alert")
    }

    static let levels = ["passive", "active", "time-sensitive", "critical"]
    private static let knownLevels = KnownNames(levels)

    private static let interruptionLevelValue = LintRule(
        "interruption-level-value", .error,
        "The interruption level is none of Apple's, and is ignored.",
        advice: "Send passive, active, time-sensitive or critical.", page: .generating,
        example: LintExample(
            #"{"aps":{"alert":"Your order is ready","interruption-level":"timeSensitive"}}"#),
        counterExample: LintExample(
            #"{"aps":{"alert":"Your order is ready","interruption-level":"active"}}"#)
    ) { subject, findings in
        guard let level = subject.aps?["interruption-level"]?.string, !levels.contains(level) else {
            return
        }
        findings.addUnknown(
            level, .value("aps", "interruption-level"), "aps.interruption-level", known: knownLevels
        ) { "Send \"interruption-level\": \"\($0)\"." }
    }

    private static let interruptionLevelEntitlement = LintRule(
        "interruption-level-entitlement", .note,
        "The levels time-sensitive and critical need an entitlement of the app. Without it, the level "
            + "is active.",
        advice:
            "Add the capability Time Sensitive Notifications to the app, or ask Apple for critical "
            + "alerts. Disable this rule once the app has it.",
        page: .interruption,
        example: LintExample(
            #"{"aps":{"alert":"Your driver is here","interruption-level":"time-sensitive"}}"#),
        counterExample: LintExample(
            #"{"aps":{"alert":"Your driver is here","interruption-level":"active"}}"#)
    ) { subject, findings in
        guard let level = subject.aps?["interruption-level"]?.string,
            level == "time-sensitive" || level == "critical"
        else { return }
        findings.add(
            .value("aps", "interruption-level"),
            "the interruption level \(level) needs an entitlement")
    }

    private static let passiveWithSound = LintRule(
        "passive-with-sound", .warning,
        "A passive notification comes without a sound, so the sound is not played.",
        advice: "Leave the sound out, or send the level active.", page: .interruption,
        example: LintExample(
            """
            {"aps":{"alert":"Your order is ready","interruption-level":"passive","sound":"default"}}
            """),
        counterExample: LintExample(
            #"{"aps":{"alert":"Your order is ready","interruption-level":"passive"}}"#)
    ) { subject, findings in
        guard let aps = subject.aps, aps["interruption-level"]?.string == "passive",
            aps["sound"] != nil
        else { return }
        findings.add(.key("aps", "sound"), "aps has a sound, but its interruption level is passive")
    }

    static let relevanceScores = 0.0...1.0

    private static let relevanceScoreRange = LintRule(
        "relevance-score-range", .warning,
        "The relevance score lies outside 0 to 1. Only Live Activities have other scores.",
        advice: "Send a number from 0 to 1.", page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","relevance-score":75}}"#),
        counterExample: LintExample(
            #"{"aps":{"alert":"Your order is ready","relevance-score":0.75}}"#)
    ) { subject, findings in
        guard !subject.isForLiveActivity else { return }
        findings.addNumber(subject.aps?["relevance-score"], at: ["aps", "relevance-score"]) {
            !relevanceScores.contains($0)
        }
    }

    private static let displayKeyWithoutAlert = LintRule(
        "display-key-without-alert", .note,
        "A key decides how a notification is shown, but the payload shows nothing.",
        advice: "Leave the key out, or send an alert.", page: .generating,
        example: LintExample(#"{"aps":{"content-available":1,"thread-id":"orders"}}"#),
        counterExample: alert
    ) { subject, findings in
        guard let aps = subject.aps, !subject.showsSomething, !subject.isForLiveActivity,
            subject.isSilent
        else { return }
        for key in ["category", "thread-id", "interruption-level", "relevance-score"]
        where aps[key] != nil {
            findings.add(.key("aps", key), "aps has \(key), but nothing to show")
        }
    }
}
