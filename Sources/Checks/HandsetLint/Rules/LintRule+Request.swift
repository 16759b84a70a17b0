import Handset

extension LintRule {
    static let ofRequest: [LintRule] = [
        pushTypeUnknown, pushTypeMissing, priorityValue, topicOfOtherType, topicSuffixTwice,
        mdmKeyMissing,
    ]

    private static let json = #"{"aps":{"alert":"Your order is ready"}}"#
    private static let complete = LintExample(
        json,
        headers: LintHeaders(
            pushType: "alert", priority: "10", topic: "com.example.shop", isWholeRequest: true))
    private static let pushTypes = PushType.allCases.map(\.name)

    private static let pushTypeUnknown = LintRule(
        "push-type-unknown", .error, "Apple's service rejects a push type that it does not know.",
        advice: "Send one of \(pushTypes.joined(separator: ", ")).", page: .sending,
        example: LintExample(
            json, headers: LintHeaders(pushType: "Alert", priority: "10", isWholeRequest: true)),
        counterExample: complete
    ) { subject, findings in
        guard let name = subject.headers.pushType, subject.pushType == nil else { return }
        findings.addUnknown(
            name, .payload, "the header apns-push-type", known: KnownNames(pushTypes)
        ) { "Send the header apns-push-type: \($0)." }
    }

    private static let pushTypeMissing = LintRule(
        "push-type-missing", .note,
        "The request has no push type. watchOS 6 and later need it, and so do all kinds but alert and "
            + "background.",
        advice: "Send the header apns-push-type with each request.", page: .sending,
        example: LintExample(
            json, headers: LintHeaders(topic: "com.example.shop", isWholeRequest: true)),
        counterExample: complete
    ) { subject, findings in
        guard subject.headers.isWholeRequest, subject.headers.pushType == nil else { return }
        findings.add(.payload, "the request has no header apns-push-type")
    }

    private static let priorityValue = LintRule(
        "priority-value", .error, "Apple's service rejects a priority that it does not know.",
        advice: "Send 10, 5 or 1.", page: .sending,
        example: LintExample(
            json, headers: LintHeaders(pushType: "alert", priority: "7", isWholeRequest: true)),
        counterExample: complete
    ) { subject, findings in
        guard let priority = subject.headers.priority,
            !["10", "5", "1"].contains(priority)
        else { return }
        findings.add(.payload, "the header apns-priority is \(SourceExcerpt.quoted(priority))")
    }

    private static let topicOfOtherType = LintRule(
        "topic-of-other-type", .error,
        "The topic does not fit the push type: each type has a suffix after the app's bundle "
            + "identifier, or none.",
        advice: "Send the topic of the push type.", page: .sending,
        example: LintExample(
            #"{"aps":{"timestamp":1685952000,"event":"update","content-state":{"step":2}}}"#,
            headers: LintHeaders(pushType: "liveactivity", topic: "com.example.shop")),
        counterExample: LintExample(
            #"{"aps":{"timestamp":1685952000,"event":"update","content-state":{"step":2}}}"#,
            headers: LintHeaders(
                pushType: "liveactivity", topic: "com.example.shop.push-type.liveactivity"))
    ) { subject, findings in
        // The topic of device management comes from its certificate.
        guard let type = subject.pushType, type != .mdm, let topic = subject.headers.topic else {
            return
        }
        let shown = "the topic \(SourceExcerpt.quoted(topic, limit: 100))"
        if let suffix = type.topicSuffix {
            guard !topic.hasSuffix(suffix) else { return }
            findings.add(
                .payload, "\(shown) does not end in \(suffix), as for push type \(type.name)")
        } else if let other = PushType.allCases.first(where: { other in
            other.topicSuffix.map { topic.hasSuffix($0) } ?? false
        }) {
            findings.add(
                .payload, "\(shown) is that of push type \(other.name), not \(type.name)")
        }
    }

    private static let topicSuffixTwice = LintRule(
        "topic-suffix-twice", .warning,
        "The topic has the suffix of a push type twice. Unless the app's bundle identifier ends in it, no "
            + "device has this topic.",
        advice: "Send the app's bundle identifier with one suffix.", page: .sending,
        example: LintExample(
            #"{"call":"7"}"#,
            headers: LintHeaders(pushType: "voip", topic: "com.example.shop.voip.voip")),
        counterExample: LintExample(
            #"{"call":"7"}"#,
            headers: LintHeaders(pushType: "voip", topic: "com.example.shop.voip"))
    ) { subject, findings in
        guard let topic = subject.headers.topic,
            let suffix = (subject.pushType ?? PushType(ofTopic: topic))?.topicSuffix,
            topic.hasSuffix(suffix),
            let again = PushType(ofTopic: String(topic.dropLast(suffix.count)))
        else { return }
        findings.add(
            .payload,
            "the topic \(SourceExcerpt.quoted(topic, limit: 100)) ends in \(again.topicSuffix ?? "")\(suffix)"
        )
    }

    private static let mdmKeyMissing = LintRule(
        "mdm-key-missing", .error,
        "A push for device management needs the device's push magic. Without it, the device does not "
            + "contact its server.",
        advice: "Send {\"mdm\": \"…\"} with the device's PushMagic.", page: .sending,
        example: LintExample(#"{"aps":{}}"#, pushType: .mdm),
        counterExample: LintExample(
            #"{"mdm":"9F2B7A0C-6A35-4E5B-8C0E-3D1E0B6F7A11"}"#, pushType: .mdm)
    ) { subject, findings in
        guard subject.pushType == .mdm, subject.payload["mdm"] == nil else { return }
        findings.add(.payload, "the push type is mdm, but the payload has no mdm")
    }
}
