extension LintRule {
    /// The rules for the keys of `aps`.
    static let ofAPS: [LintRule] = [apsWrongType, apsUnknownKey, apsEmptyText, nothingToShow]

    private static let apsWrongType = LintRule(
        .apsWrongType, page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","badge":"1"}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready","badge":1}}"#)
    ) { subject, findings in
        guard subject.aps != nil else { return }
        for fault in APSContent(subject.payload).faults {
            // The texts of a Live Activity's alert may be dictionaries with loc-key and loc-args.
            if subject.isForLiveActivity, fault.found == .dictionary,
                fault.path == ["alert", "title"] || fault.path == ["alert", "body"]
            {
                continue
            }
            findings.add(
                LintFinding.Part(keys: ["aps"] + fault.path, isValue: true), "aps.\(fault)")
        }
    }

    private static let apsUnknownKey = LintRule(
        .apsUnknownKey, page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","content_available":1}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready"},"order":7}"#)
    ) { subject, findings in
        findings.addUnknownKeys(of: subject.aps, at: ["aps"], known: KnownKeys.ofAPS)
    }

    private static let apsEmptyText = LintRule(
        "aps-empty-text", .warning,
        "A text in aps is empty, which means the same as no text, or nothing at all.",
        advice: "Leave the key out, or send the text.", page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","thread-id":""}}"#),
        counterExample: LintExample(
            #"{"aps":{"alert":"Your order is ready","thread-id":"orders"}}"#)
    ) { subject, findings in
        guard let aps = subject.aps else { return }
        for key in ["category", "thread-id", "target-content-id", "filter-criteria"]
        where aps[key]?.string?.isEmpty == true {
            findings.add(.value("aps", key), "aps.\(key) is empty")
        }
    }

    private static let nothingToShow = LintRule(
        "nothing-to-show", .warning,
        "The aps dictionary asks for nothing: the device shows and plays nothing, and does not wake the "
            + "app.",
        advice:
            "Send an alert, a badge or a sound; to wake the app, send \"content-available\": 1.",
        page: .generating,
        example: LintExample(#"{"aps":{},"order":7}"#),
        counterExample: LintExample(#"{"aps":{"content-available":1},"order":7}"#)
    ) { subject, findings in
        guard subject.aps != nil, subject.mayBe(.alert), !subject.isForLiveActivity,
            !subject.showsSomething,
            !subject.hasAny(of: ["content-available", "content-changed", "account-id"])
        else { return }
        findings.add(.key("aps"), "aps has no alert, badge, sound or content-available")
    }
}

extension LintCollector {
    /// Adds a finding for each key of a dictionary that Apple has not defined.
    mutating func addUnknownKeys(
        of dictionary: PayloadValue?, at path: [String], known: KnownKeys
    ) {
        dictionary?.forEachMember { key, _ in
            guard !known.contain(key) else { return }
            add(
                LintFinding.Part(keys: path + [key], isValue: false),
                "\(path.joined(separator: ".")) has the key \(SourceExcerpt.quoted(key))"
                    + known.question(for: key))
        }
    }
}
