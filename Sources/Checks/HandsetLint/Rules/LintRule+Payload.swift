import Handset

extension LintRule {
    static let ofPayload: [LintRule] = [
        payloadTooLarge, apsMissing, apsNotDictionary, duplicateKey, trailingComma,
        integerBeyond64Bits,
        contentAvailableOutside, apsKeyOutside, customValueNull, templatePlaceholder,
        simulatorTargetMisspelt,
    ]

    private static let payloadTooLarge = LintRule(
        .payloadTooLarge,
        meaning: "The payload has more bytes than Apple's service takes.",
        advice:
            "Send less: 5,120 bytes for voip, 4,096 for every other push type; with iOS 8 2,048, "
            + "and before it 256.",
        page: .generating,
        example: LintExample(
            """
            {"aps":{"alert":"Until iOS 8 a payload had 256 bytes at most, and a text like this one, \
            which tells the whole story of an order from the shop to the door, with each stop on its \
            way and the name of the driver, was more than the services of Apple took; today they take \
            sixteen times as much."}}
            """, versions: IOSVersion(7)...IOSVersion(7)),
        counterExample: LintExample(
            #"{"aps":{"alert":"Your order is ready"}}"#, versions: IOSVersion(7)...IOSVersion(7))
    ) { subject, findings in
        // A simulator's file has other bytes than the payload that would be sent.
        guard subject.payload.simulatorTargetBundle == nil else { return }
        let count = subject.payload.origin.byteCount
        let oldest = subject.versions?.lowerBound
        if let oldest, oldest < IOSVersion(9) {
            guard count > oldest.payloadLimit else { return }
            findings.add(
                .payload,
                "the payload has \(count) bytes; with iOS \(oldest.major) Apple's services accepted "
                    + "\(oldest.payloadLimit)")
        } else {
            let type = subject.pushType ?? .alert
            guard count > type.maximumByteCount else { return }
            findings.add(
                .payload,
                "the payload has \(count) bytes; Apple's service takes \(type.maximumByteCount) "
                    + "of push type \(type.name)")
        }
    }

    private static let apsMissing = LintRule(
        .apsMissing, page: .generating,
        example: LintExample(#"{"order":7}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready"},"order":7}"#)
    ) { subject, findings in
        let (payload, type) = (subject.payload, subject.headers.pushType)
        // Payloads of mobile device management, calls and others have no aps.
        let types: [PushType] = [.alert, .background, .liveActivity, .widgets, .controls]
        guard payload["aps"] == nil, payload["mdm"] == nil, !payload.tree.root.isWebPush,
            !subject.isForWallet,
            type.map({ name in types.contains { $0.name == name } }) ?? true
        else { return }
        let similar = ["APS", "Aps", "apns"].first { payload[$0] != nil }
        let message = similar == nil ? OtherServiceMessage.like(payload) : nil
        findings.add(
            .payload,
            "the payload has no aps" + (similar.map { "; is it \($0)?" } ?? message?.finding ?? ""),
            advice: similar.map { "Write \"aps\" in place of \"\($0)\"." }
                ?? message?.advice)
    }

    private static let apsNotDictionary = LintRule(
        .apsNotDictionary, page: .generating,
        example: LintExample(#"{"aps":"Your order is ready"}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready"}}"#)
    ) { subject, findings in
        guard subject.aps == nil, let value = subject.payload["aps"] else { return }
        findings.add(.value("aps"), "aps is \(LintSubject.shown(value))")
    }

    private static let duplicateKey = LintRule(
        .duplicateKey, page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","badge":1,"badge":2}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready","badge":2}}"#)
    ) { subject, findings in
        for warning in subject.payload.warnings {
            guard case .duplicateKey(let key, let first) = warning.kind else { continue }
            let place = first.map { "; the first is at \($0.line):\($0.column)" } ?? ""
            findings.add(
                .key(key), at: warning.place, warning.excerpt,
                "the key \(SourceExcerpt.quoted(key)) occurs again\(place)")
        }
    }

    private static let trailingComma = LintRule(
        "trailing-comma", .warning,
        "A comma stands after the last member of an object, or the last element of an array. Apple's parsers "
            + "take it, so it works on the simulator; JSON has no such comma, and most senders refuse it.",
        advice: "Remove the comma.", page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready",}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready"}}"#)
    ) { subject, findings in
        for warning in subject.payload.warnings where warning.kind == .trailingComma {
            findings.add(
                .payload, at: warning.place, warning.excerpt,
                "a comma stands before the end of a list")
        }
    }

    private static let integerBeyond64Bits = LintRule(
        "integer-beyond-64-bits", .warning,
        "An integer does not fit into 64 bits. From iOS 11 on, the app gets the nearest double, which "
            + "has other digits.",
        advice: "Send long numbers, such as identifiers, as strings.", page: .generating,
        example: LintExample(
            #"{"aps":{"alert":"Your order is ready"},"order":123456789012345678901}"#),
        counterExample: LintExample(
            #"{"aps":{"alert":"Your order is ready"},"order":"123456789012345678901"}"#)
    ) { subject, findings in
        for warning in subject.payload.warnings {
            guard case .integerBeyond64Bits(let digits) = warning.kind else { continue }
            findings.add(
                .payload, at: warning.place, warning.excerpt,
                "the integer \(SourceExcerpt.shown(digits)) is beyond 64 bits")
        }
    }

    private static let contentAvailableOutside = LintRule(
        .contentAvailableOutside, page: .background,
        example: LintExample(#"{"aps":{"alert":"Your order is ready"},"content-available":1}"#),
        counterExample: LintExample(#"{"aps":{"content-available":1}}"#)
    ) { subject, findings in
        guard subject.payload["content-available"] != nil else { return }
        findings.add(.key("content-available"), "content-available stands outside aps")
    }

    private static let apsKeyOutside = LintRule(
        "aps-key-outside", .warning,
        "A key of Apple's stands outside aps, where the system ignores it.",
        advice: "Put it into \"aps\".", page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready"},"mutable-content":1}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready","mutable-content":1}}"#)
    ) { subject, findings in
        // Most payloads have no other key than aps.
        guard subject.aps == nil || subject.payload.tree.root.count > 1, !subject.isForeign else {
            return
        }
        for key in namesOutside {
            guard let value = subject.payload[key], subject.aps?[key] == nil, !isOwn(value, of: key)
            else { continue }
            findings.add(.key(key), "\(key) stands outside aps")
        }
    }

    /// Returns true for a dictionary of the app's own that has the name of Apple's alert or sound, but none of
    /// their keys.
    private static func isOwn(_ value: PayloadValue, of key: String) -> Bool {
        let known =
            key == "alert" ? alertKeys : key == "sound" ? ["name", "critical", "volume"] : []
        guard value.kind == .dictionary, !known.isEmpty else { return false }
        return !known.contains { value[$0] != nil }
    }

    private static let alertKeys =
        namesOfAlertTexts + [
            "loc-args", "title-loc-args", "subtitle-loc-args", "action-loc-key", "launch-image",
        ]

    /// The keys that are not also common words, and the keys of the oldest payloads.
    private static let namesOutside = APSKey.names.filter {
        ["alert", "badge", "sound"].contains($0)
            || $0.contains("-") && $0 != "content-available" && $0 != "account-id"
    }

    private static let customValueNull = LintRule(
        "custom-value-null", .note,
        "A value of your own is null. The app gets an NSNull, which code that expects a string or a "
            + "number does not survive.",
        advice: "Leave the key out.", page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready"},"order":null}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready"},"order":7}"#)
    ) { subject, findings in
        guard !subject.isForeign else { return }
        subject.payload.userInfo.forEachMember { key, value in
            guard value.kind == .null, key != "aps" else { return }
            findings.add(.value(key), "\(SourceExcerpt.quoted(key)) is null")
        }
    }
}
