import Handset

extension LintRule {
    /// The rules for push types that bring no notification to the user.
    static let ofOtherTypes: [LintRule] = [
        notificationKeyOfOtherType, contentAvailableOfVoIP, fileProviderContainer,
        fileProviderDomain, lateCall,
        pushToTalkPriority,
    ]

    /// The types whose pushes go to the app, to an extension or to the system itself.
    private static let types: [PushType] = [
        .voip, .complication, .fileProvider, .location, .pushToTalk, .mdm, .widgets, .controls,
    ]

    /// Apple's keys for notifications, without those that have rules of their own.
    private static let notificationKeys = APSKey.names.filter {
        !APSContent.liveActivityKeys.contains($0) && $0 != "content-changed"
    }

    private static let notificationKeyOfOtherType = LintRule(
        "notification-key-of-other-type", .warning,
        "A push of this type goes to the app, to one of its extensions or to the system. The user "
            + "sees and hears nothing, and Apple's keys for notifications are ignored.",
        advice:
            "Send what the app needs in keys of your own. To show something, send a push of type "
            + "alert.",
        page: .pushKit,
        example: LintExample(#"{"aps":{"alert":"Ann is calling"},"call":"7"}"#, pushType: .voip),
        counterExample: LintExample(#"{"caller":"Ann","call":"7"}"#, pushType: .voip)
    ) { subject, findings in
        guard let aps = subject.aps, let type = subject.pushType, types.contains(type) else {
            return
        }
        for key in notificationKeys
        where aps[key] != nil && !(type == .voip && key == "content-available") {
            findings.add(.key("aps", key), "the push type is \(type.name), but aps has \(key)")
        }
    }

    private static let contentAvailableOfVoIP = LintRule(
        "content-available-of-voip", .note,
        "A VoIP push wakes the app by itself, so content-available does nothing.",
        advice: "Leave content-available out.", page: .pushKit,
        example: LintExample(#"{"aps":{"content-available":1},"call":"7"}"#, pushType: .voip),
        counterExample: LintExample(#"{"caller":"Ann","call":"7"}"#, pushType: .voip)
    ) { subject, findings in
        guard let type = subject.pushType, type == .voip, subject.aps?["content-available"] != nil
        else { return }
        findings.add(
            .key("aps", "content-available"), "the push type is voip, and aps has content-available"
        )
    }

    // MARK: - File providers

    private static let signal = LintExample(
        """
        {"container-identifier":"NSFileProviderWorkingSetContainerItemIdentifier",\
        "domain":"orders"}
        """, pushType: .fileProvider)

    private static let fileProviderContainer = LintRule(
        "fileprovider-container-missing", .error,
        "A push for a file provider needs the identifier of the folder that has changed, as a text "
            + "outside aps. Without it, the system signals nothing.",
        advice: "Send \"container-identifier\" beside \"aps\", for example "
            + "NSFileProviderWorkingSetContainerItemIdentifier.",
        page: .fileProvider,
        example: LintExample(#"{"domain":"orders"}"#, pushType: .fileProvider),
        counterExample: signal
    ) { subject, findings in
        guard subject.pushType == .fileProvider else { return }
        let key = "container-identifier"
        guard let value = subject.payload[key] else {
            return findings.add(
                .payload, "the push type is fileprovider, but the payload has no \(key)")
        }
        guard value.kind != .string else { return }
        findings.add(.value(key), "\(key) is \(LintSubject.shown(value))")
    }

    private static let fileProviderDomain = LintRule(
        "fileprovider-domain-missing", .note,
        "Without a domain, the push signals a change in the file provider's default domain only.",
        advice:
            "Send \"domain\" with the identifier of the domain. Disable this rule if the app adds "
            + "no domains.",
        page: .fileProvider,
        example: LintExample(
            #"{"container-identifier":"NSFileProviderWorkingSetContainerItemIdentifier"}"#,
            pushType: .fileProvider),
        counterExample: signal
    ) { subject, findings in
        guard subject.pushType == .fileProvider, subject.payload["domain"] == nil else { return }
        findings.add(.payload, "the payload has no domain")
    }

    // MARK: - Calls

    private static let lateCall = LintRule(
        "call-without-expiration", .warning,
        "A call or a transmission that is delivered late is of no use. Without an expiration, Apple's "
            + "service keeps it while the device is away.",
        advice:
            "Send the header apns-expiration: 0. For a call, a time a few seconds ahead will do.",
        page: .voip,
        example: LintExample(
            #"{"caller":"Ann","call":"7"}"#,
            headers: LintHeaders(
                pushType: "voip", priority: "10", topic: "com.example.shop.voip",
                isWholeRequest: true)),
        counterExample: LintExample(
            #"{"caller":"Ann","call":"7"}"#,
            headers: LintHeaders(
                pushType: "voip", priority: "10", topic: "com.example.shop.voip", expiration: "0",
                isWholeRequest: true))
    ) { subject, findings in
        let headers = subject.headers
        guard let type = subject.pushType, type == .voip || type == .pushToTalk else { return }
        if headers.expiration == nil, headers.isWholeRequest {
            findings.add(
                .payload, "the push type is \(type.name), but the request has no apns-expiration")
        } else if type == .pushToTalk, let expiration = headers.expiration, expiration != "0" {
            findings.add(
                .payload,
                "the push type is pushtotalk, but the header apns-expiration is "
                    + SourceExcerpt.quoted(expiration))
        }
    }

    private static let pushToTalkPriority = LintRule(
        "pushtotalk-priority", .warning,
        "A transmission of Push to Talk has to be delivered at once, but with this priority it may "
            + "wait.",
        advice: "Send the header apns-priority: 10.", page: .pushToTalk,
        example: LintExample(#"{"speaker":"Ann"}"#, pushType: .pushToTalk, priority: "5"),
        counterExample: LintExample(#"{"speaker":"Ann"}"#, pushType: .pushToTalk, priority: "10")
    ) { subject, findings in
        guard subject.pushType == .pushToTalk, let priority = subject.headers.priority,
            priority == "5" || priority == "1"
        else { return }
        findings.add(.payload, "the priority of a pushtotalk push is \(priority)")
    }
}
