import Handset

extension LintRule {
    static let ofBackground: [LintRule] = [
        contentAvailableValue, contentAvailableWithAlert, backgroundShowsSomething,
        backgroundWithoutContentAvailable, backgroundPriority, silentPushType,
    ]

    private static let silent = #"{"aps":{"content-available":1}}"#

    private static let contentAvailableValue = LintRule(
        "content-available-value", .warning,
        "The value of content-available is not 1, so it does not wake the app.",
        advice: "Send 1, or leave content-available out.", page: .background,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","content-available":0}}"#),
        counterExample: LintExample(silent)
    ) { subject, findings in
        findings.addNumber(subject.aps?["content-available"], at: ["aps", "content-available"]) {
            $0 != 1
        }
    }

    private static let contentAvailableWithAlert = LintRule(
        "content-available-with-alert", .note,
        "The notification is shown, and wakes the app as well. The system may delay or leave out the "
            + "second, and an app that the user has ended is not woken.",
        advice:
            "Do not rely on it: for a silent update, send content-available without alert, badge "
            + "and sound.",
        page: .background,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","content-available":1}}"#),
        counterExample: LintExample(silent)
    ) { subject, findings in
        guard let aps = subject.aps, aps["content-available"]?.double == 1, subject.showsSomething,
            subject.headers.pushType != PushType.background.name
        else { return }
        let shown = ["alert", "badge", "sound"].filter { aps[$0] != nil }
        findings.add(
            .key("aps", "content-available"),
            "aps has content-available and \(shown.joined(separator: ", "))")
    }

    private static let backgroundShowsSomething = LintRule(
        "background-shows-something", .warning,
        "The push type background is for payloads that the user does not notice. Apple's service may "
            + "delay or drop this one.",
        advice: "Send alert, badge and sound with the push type alert.", page: .sending,
        example: LintExample(
            #"{"aps":{"content-available":1,"sound":"default"}}"#, pushType: .background),
        counterExample: LintExample(silent, pushType: .background)
    ) { subject, findings in
        guard let aps = subject.aps, subject.pushType == .background else { return }
        let shown = ["alert", "badge", "sound"].filter { aps[$0] != nil }
        guard let first = shown.first else { return }
        findings.add(
            .key("aps", first),
            "the push type is background, but aps has \(shown.joined(separator: ", "))")
    }

    private static let backgroundWithoutContentAvailable = LintRule(
        "background-without-content-available", .error,
        "A background push without content-available does not wake the app.",
        advice: "Send \"content-available\": 1 in aps.", page: .background,
        example: LintExample(#"{"aps":{},"order":7}"#, pushType: .background),
        counterExample: LintExample(
            #"{"aps":{"content-available":1},"order":7}"#, pushType: .background)
    ) { subject, findings in
        guard let aps = subject.aps, subject.pushType == .background,
            aps["content-available"] == nil, !subject.isForWallet
        else { return }
        findings.add(.key("aps"), "the push type is background, but aps has no content-available")
    }

    private static let backgroundPriority = LintRule(
        "background-priority", .error,
        "A background push must have the priority 5, or 1. With 10, which is also the default of a "
            + "request without the header, it is an error, and the app may never be woken.",
        advice: "Send the header apns-priority: 5.", page: .sending,
        example: LintExample(silent, pushType: .background, priority: "10"),
        counterExample: LintExample(silent, pushType: .background, priority: "5")
    ) { subject, findings in
        let headers = subject.headers
        guard headers.priority != nil || headers.isWholeRequest else { return }
        // A badge alone shows nothing at once.
        let onlyWakes =
            subject.aps?["content-available"]?.double == 1
            && !subject.hasAny(of: ["alert", "sound"])
        guard subject.pushType == .background || headers.pushType == nil && onlyWakes else {
            return
        }
        if headers.priority == "10" {
            findings.add(.payload, "the priority of a background push is 10")
        } else if headers.priority == nil, headers.isWholeRequest {
            findings.add(.payload, "a background push has no priority, which means 10")
        }
    }

    private static let silentPushType = LintRule(
        "silent-push-type", .warning,
        "The payload shows nothing, but its push type is alert. Apple's service may delay or drop it.",
        advice: "Send the header apns-push-type: background, with the priority 5.", page: .sending,
        example: LintExample(silent, pushType: .alert),
        counterExample: LintExample(silent, pushType: .background, priority: "5")
    ) { subject, findings in
        guard subject.pushType == .alert, subject.isSilent else { return }
        findings.add(
            .key("aps", "content-available"),
            "the push type is alert, but the payload only wakes the app")
    }
}
