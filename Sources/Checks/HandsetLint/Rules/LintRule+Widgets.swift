import Handset

extension LintRule {
    static let ofWidgets: [LintRule] = [
        contentChangedMissing, contentChangedValue, contentChangedOfOtherType,
    ]

    private static let changed = LintExample(
        #"{"aps":{"content-changed":true}}"#, pushType: .widgets)

    private static let contentChangedMissing = LintRule(
        "content-changed-missing", .error,
        "A push for widgets or controls without content-changed updates nothing.",
        advice: "Send \"content-changed\": true in aps.", page: .widgets,
        example: LintExample(#"{"aps":{}}"#, pushType: .widgets), counterExample: changed
    ) { subject, findings in
        guard let aps = subject.aps, let type = subject.pushType,
            type == .widgets || type == .controls, aps["content-changed"] == nil
        else { return }
        findings.add(.key("aps"), "the push type is \(type.name), but aps has no content-changed")
    }

    private static let contentChangedValue = LintRule(
        "content-changed-value", .warning,
        "The value of content-changed is false, which asks for nothing.",
        advice: "Send true, or no push.", page: .widgets,
        example: LintExample(#"{"aps":{"content-changed":false}}"#, pushType: .widgets),
        counterExample: changed
    ) { subject, findings in
        guard subject.aps?["content-changed"]?.boolean == false else { return }
        findings.add(.value("aps", "content-changed"), "aps.content-changed is false")
    }

    private static let contentChangedOfOtherType = LintRule(
        "content-changed-other-type", .error,
        "The key content-changed counts only with the push types widgets and controls.",
        advice:
            "Send the header apns-push-type: widgets or controls, and the topic with the suffix "
            + ".push-type.widgets or .push-type.controls.",
        page: .widgets,
        example: LintExample(
            #"{"aps":{"alert":"Your order is ready","content-changed":true}}"#, pushType: .alert),
        counterExample: changed
    ) { subject, findings in
        findings.addKeys(
            ["content-changed"], in: subject, ofOtherTypesThan: [.widgets, .controls])
    }
}
