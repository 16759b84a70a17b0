import Handset

extension LintRule {
    static let ofAPS: [LintRule] = [apsWrongType, apsUnknownKey, apsEmptyText, nothingToShow]

    private static let apsWrongType = LintRule(
        .apsWrongType, page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","badge":"1"}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready","badge":1}}"#)
    ) { subject, findings in
        guard subject.aps != nil else { return }
        let content = APSContent(subject.payload)
        for fault in content.faults(isForLiveActivity: subject.isForLiveActivity) {
            findings.add(
                LintFinding.Part(keys: ["aps"] + fault.path, isValue: true), "aps.\(fault)",
                advice: remedy(for: fault, in: subject.aps))
        }
    }

    /// Returns the value to send for one of a wrong type whose meaning is plain, or `nil`.
    private static func remedy(for fault: APSFault, in aps: PayloadValue?) -> String? {
        guard let key = fault.path.last,
            let value = fault.path.reduce(aps, { $0?[$1] })
        else { return nil }
        let meant: String?
        switch fault.expected {
        case .number:
            meant =
                value.boolean.map { $0 ? "1" : "0" }
                ?? value.string.flatMap { text in Int(text).map { "\($0)" } }
        case .boolean:
            meant =
                value.double.map { $0 == 0 ? "false" : "true" }
                ?? value.string.flatMap { ["true", "false"].contains($0) ? $0 : nil }
        case .text, .textOrNull, .textOrDictionary:
            meant = value.integer.map { "\"\($0)\"" }
        case .texts, .textsOrNull, .dictionary: meant = nil
        }
        return meant.map { "Send \"\(key)\": \($0)." }
    }

    private static let apsUnknownKey = LintRule(
        .apsUnknownKey, page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","content_available":1}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready"},"order":7}"#)
    ) { subject, findings in
        findings.addUnknownKeys(
            of: subject.aps, at: ["aps"], known: .ofAPS,
            elsewhere: [(.ofAlert, "Put \"%\" into the dictionary \"alert\".")])
    }

    static let namesOfTexts = ["category", "thread-id", "target-content-id", "filter-criteria"]

    private static let apsEmptyText = LintRule(
        "aps-empty-text", .warning,
        "A text in aps is empty, which means the same as no text, or nothing at all.",
        advice: "Leave the key out, or send the text.", page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","thread-id":""}}"#),
        counterExample: LintExample(
            #"{"aps":{"alert":"Your order is ready","thread-id":"orders"}}"#)
    ) { subject, findings in
        guard let aps = subject.aps else { return }
        for key in namesOfTexts
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
            !subject.showsSomething, !subject.isForWallet,
            !subject.isRefusedByService,
            !subject.hasAny(of: ["content-available", "content-changed", "account-id"])
        else { return }
        findings.add(.key("aps"), "aps has no alert, badge, sound or content-available")
    }
}

extension LintCollector {
    /// Returns what to do with a key that is right where it was sent from, after a space; empty for others.
    private static func ofAdmin(_ key: String) -> String {
        FirebaseAdminMessage.apsKeys[key] == nil
            ? "" : " If a library of firebase-admin sends it, give --from firebase-admin."
    }

    /// The advice of another place is about a key (`%`) that is one of its keys.
    mutating func addUnknownKeys(
        of dictionary: PayloadValue?, at path: [String], known: KnownKeys,
        elsewhere places: [(keys: KnownKeys, advice: String)] = []
    ) {
        dictionary?.forEachMember { key, _ in
            guard !known.contain(key) else { return }
            add(LintFinding.Part(keys: path + [key], isValue: false)) {
                let place = places.first { $0.keys.contain(key) }
                let meant = place == nil ? known.nearest(to: key) : nil
                return (
                    "\(path.joined(separator: ".")) has the key \(SourceExcerpt.quoted(key))"
                        + (meant.map { "; is it \($0)?" } ?? ""),
                    meant.map { "Write \"\($0)\".\(Self.ofAdmin(key))" }
                        ?? place?.advice.replacing("%", with: key)
                )
            }
        }
    }
}
