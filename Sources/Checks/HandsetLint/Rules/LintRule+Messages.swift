import Handset

extension LintRule {
    /// The rules about the message to a push service in which a payload came.
    static let ofMessage: [LintRule] = [
        serviceRefuses, serviceMayRefuse, serviceDrops, serviceSendsLess,
    ]

    private static let serviceRefuses = LintRule(
        "service-refuses-message", .error,
        "The push service refuses the message, and sends nothing: a name or a value in it is not of its "
            + "API, or the API has ended.",
        advice: "Write the message as the service's reference has it.", page: .fcm,
        example: LintExample(
            #"{"message":{"token":"t","notification":{"title":"Ready"},"content_available":true}}"#),
        counterExample: LintExample(
            #"{"message":{"token":"t","notification":{"title":"Ready"},"data":{"order":"7"}}}"#)
    ) { subject, findings in findings.addFaults(of: subject) { $0.isRefusal } }

    private static let serviceMayRefuse = LintRule(
        "service-may-refuse-message", .warning,
        "The push service may refuse such a message, and send nothing: its reference and what is reported of it "
            + "do not agree.",
        advice: "Write what the service is known to take.", page: .fcm,
        example: LintExample(
            #"{"message":{"token":"t","data":{"order":"7"},"apns":{"headers":{"apns-priority":"5"}}}}"#
        ),
        counterExample: LintExample(
            #"{"message":{"token":"t","notification":{"title":"Ready"},"apns":{"headers":{"apns-priority":"5"}}}}"#
        )
    ) { subject, findings in findings.addFaults(of: subject) { $0.mayBeRefusal } }

    private static let serviceDrops = LintRule(
        "service-drops-key", .warning,
        "The push service does not know a key of the message, and drops it without a word.",
        advice: "Write the key as the service's reference has it.", page: .oneSignal,
        example: LintExample(
            #"{"app_id":"a","contents":{"en":"Ready"},"mutable-content":true}"#),
        counterExample: LintExample(
            #"{"app_id":"a","contents":{"en":"Ready"},"mutable_content":true}"#)
    ) { subject, findings in
        findings.addFaults(of: subject) { !$0.isRefusal && !$0.mayBeRefusal && !$0.isRemark }
    }

    private static let serviceSendsLess = LintRule(
        "service-sends-less", .note,
        "The push service takes the message, and some devices do not get it, or not all of it.",
        advice: "Write what these devices need, too.", page: .sns,
        example: LintExample(
            #"{"default":"Ready","APNS":"{\"aps\":{\"alert\":\"Ready\"}}"}"#),
        counterExample: LintExample(
            #"{"default":"Ready","APNS":"{\"aps\":{\"alert\":\"Ready\"}}","APNS_SANDBOX":"{\"aps\":{\"alert\":\"Ready\"}}"}"#
        )
    ) { subject, findings in findings.addFaults(of: subject) { $0.isRemark } }
}

extension LintCollector {
    /// Adds the faults of the message for which a closure returns true.
    fileprivate mutating func addFaults(
        of subject: LintSubject, where isWanted: (MessageFault) -> Bool
    ) {
        guard let message = subject.message else { return }
        for fault in message.faults where isWanted(fault) {
            add(LintFinding.Part(keys: fault.keys, isValue: false), of: fault)
        }
    }
}
