import Handset

extension LintRule {
    static let ofLiveActivities: [LintRule] = [
        eventMissing, eventValue, timestampMissing, timestampEarly, contentStateMissing,
        attributesMissing,
        startWithoutAlert, startKeyElsewhere, dismissalDateElsewhere, dateInMilliseconds,
        staleDatePast, keysOfOtherType,
    ]

    private static let start = LintExample(
        """
        {"aps":{"timestamp":1685952000,"event":"start","content-state":{"step":1},\
        "attributes-type":"OrderAttributes","attributes":{"number":7},\
        "alert":{"title":"Order 7","body":"It is on its way"}}}
        """, pushType: .liveActivity)
    private static let update = LintExample(
        #"{"aps":{"timestamp":1685952000,"event":"update","content-state":{"step":2}}}"#,
        pushType: .liveActivity)
    private static let end = LintExample(
        """
        {"aps":{"timestamp":1685952000,"event":"end","dismissal-date":1685955600,\
        "content-state":{"step":3}}}
        """, pushType: .liveActivity)
    static let events = ["start", "update", "end"]
    private static let knownEvents = KnownNames(events)
    static let dates = ["timestamp", "stale-date", "dismissal-date"]

    /// In the year 5138: dates beyond it are milliseconds.
    static let firstSecondTooLate = 1e11

    private static let eventMissing = LintRule(
        "live-activity-event-missing", .error,
        "A payload for a Live Activity needs the event. Without it, nothing happens.",
        advice: "Send \"event\": \"start\", \"update\" or \"end\".", page: .liveActivities,
        example: LintExample(
            #"{"aps":{"timestamp":1685952000,"content-state":{"step":2}}}"#,
            pushType: .liveActivity),
        counterExample: update
    ) { subject, findings in
        findings.addMissing("event", in: subject)
    }

    private static let eventValue = LintRule(
        "live-activity-event-value", .error, "The event is none of Apple's, and nothing happens.",
        advice: "Send start, update or end.", page: .liveActivities,
        example: LintExample(
            #"{"aps":{"timestamp":1685952000,"event":"Update","content-state":{"step":2}}}"#,
            pushType: .liveActivity),
        counterExample: update
    ) { subject, findings in
        guard subject.isForLiveActivity, let event = subject.aps?["event"]?.string,
            !events.contains(event)
        else { return }
        findings.addUnknown(event, .value("aps", "event"), "aps.event", known: knownEvents) {
            "Send \"event\": \"\($0)\"."
        }
    }

    private static let timestampMissing = LintRule(
        "live-activity-timestamp-missing", .error,
        "A payload for a Live Activity needs the time at which it was sent. The system takes the "
            + "payload with the latest one, and ignores a payload without.",
        advice: "Send \"timestamp\" in seconds since 1970.", page: .liveActivities,
        example: LintExample(
            #"{"aps":{"event":"update","content-state":{"step":2}}}"#, pushType: .liveActivity),
        counterExample: update
    ) { subject, findings in
        findings.addMissing("timestamp", in: subject)
    }

    private static let timestampEarly = LintRule(
        "live-activity-timestamp-early", .error,
        "The time at which a payload for a Live Activity was sent is 0, or counts from 2001. The system ignores a "
            + "payload that is older than the one before.",
        advice:
            "Send \"timestamp\" in seconds since 1970; Swift's timeIntervalSinceReferenceDate counts from 2001.",
        page: .liveActivities,
        example: LintExample(
            #"{"aps":{"timestamp":0,"event":"update","content-state":{"step":2}}}"#,
            pushType: .liveActivity),
        counterExample: update
    ) { subject, findings in
        guard subject.isForLiveActivity else { return }
        findings.addNumber(subject.aps?["timestamp"], at: ["aps", "timestamp"]) {
            // The seconds from 2001 have nine digits until 2032.
            $0 <= 0 || (100_000_000..<1_000_000_000).contains($0)
        }
    }

    private static let contentStateMissing = LintRule(
        "live-activity-content-state-missing", .error,
        "A start or an update of a Live Activity needs the content to show.",
        advice: "Send \"content-state\" with every value of the app's ContentState.",
        page: .liveActivities,
        example: LintExample(
            #"{"aps":{"timestamp":1685952000,"event":"update"}}"#, pushType: .liveActivity),
        counterExample: update
    ) { subject, findings in
        findings.addMissing("content-state", in: subject, events: ["start", "update"])
    }

    private static let attributesMissing = LintRule(
        "live-activity-attributes-missing", .error,
        "To start a Live Activity, the system needs the type of its attributes and their values.",
        advice: "Send \"attributes-type\", the name of the app's type, and \"attributes\".",
        page: .liveActivities,
        example: LintExample(
            """
            {"aps":{"timestamp":1685952000,"event":"start","content-state":{"step":1},\
            "attributes-type":"OrderAttributes","alert":{"title":"Order 7","body":"It is on its way"}}}
            """, pushType: .liveActivity),
        counterExample: start
    ) { subject, findings in
        for key in ["attributes-type", "attributes"] {
            findings.addMissing(key, in: subject, events: ["start"])
        }
    }

    private static let startWithoutAlert = LintRule(
        "live-activity-start-without-alert", .warning,
        "Apple asks for an alert in a payload that starts a Live Activity, so that the user learns "
            + "of it.",
        advice: "Send \"alert\" with a title and a body.", page: .liveActivities,
        example: LintExample(
            """
            {"aps":{"timestamp":1685952000,"event":"start","content-state":{"step":1},\
            "attributes-type":"OrderAttributes","attributes":{"number":7}}}
            """, pushType: .liveActivity),
        counterExample: start
    ) { subject, findings in
        findings.addMissing("alert", in: subject, events: ["start"])
    }

    static let keysOfStart = [
        "attributes-type", "attributes", "input-push-channel", "input-push-token",
    ]

    private static let startKeyElsewhere = LintRule(
        "live-activity-start-key-elsewhere", .warning,
        "The attributes and the choice of a channel or a token count only at the start of a Live "
            + "Activity. Otherwise they are ignored.",
        advice: "Send what changes in \"content-state\".", page: .liveActivities,
        example: LintExample(
            """
            {"aps":{"timestamp":1685952000,"event":"update","content-state":{"step":2},\
            "attributes":{"number":8}}}
            """, pushType: .liveActivity),
        counterExample: update
    ) { subject, findings in
        findings.addKeys(
            keysOfStart, in: subject, events: events.filter { $0 != "start" })
    }

    private static let dismissalDateElsewhere = LintRule(
        "live-activity-dismissal-date-elsewhere", .warning,
        "The date of dismissal counts only at the end of a Live Activity. Otherwise it is ignored.",
        advice: "Send \"dismissal-date\" with the event end; for content that grows old, send "
            + "\"stale-date\".",
        page: .liveActivities,
        example: LintExample(
            """
            {"aps":{"timestamp":1685952000,"event":"update","content-state":{"step":2},\
            "dismissal-date":1685955600}}
            """, pushType: .liveActivity),
        counterExample: end
    ) { subject, findings in
        findings.addKeys(["dismissal-date"], in: subject, events: ["start", "update"])
    }

    private static let dateInMilliseconds = LintRule(
        "date-in-milliseconds", .error,
        "A date lies thousands of years ahead: it is probably in milliseconds.",
        advice: "Send seconds since 1970.", page: .liveActivities,
        example: LintExample(
            #"{"aps":{"timestamp":1685952000000,"event":"update","content-state":{"step":2}}}"#,
            pushType: .liveActivity),
        counterExample: update
    ) { subject, findings in
        guard let aps = subject.aps else { return }
        for key in dates {
            guard let value = aps[key], let number = value.double, number >= firstSecondTooLate
            else { continue }
            findings.add(
                .value("aps", key),
                "aps.\(key) is \(LintSubject.shown(value)), more than the seconds to the year 5000")
        }
    }

    private static let staleDatePast = LintRule(
        "live-activity-stale-date-past", .warning,
        "The content is outdated at once, since its stale-date is not after its timestamp.",
        advice: "Send a later \"stale-date\", or none.", page: .liveActivities,
        example: LintExample(
            """
            {"aps":{"timestamp":1685952000,"event":"update","content-state":{"step":2},\
            "stale-date":1685948400}}
            """, pushType: .liveActivity),
        counterExample: LintExample(
            """
            {"aps":{"timestamp":1685952000,"event":"update","content-state":{"step":2},\
            "stale-date":1685955600}}
            """, pushType: .liveActivity)
    ) { subject, findings in
        guard let aps = subject.aps, subject.isForLiveActivity,
            let timestamp = aps["timestamp"]?.double, timestamp < firstSecondTooLate,
            let stale = aps["stale-date"]?.double, stale <= timestamp
        else { return }
        findings.add(.value("aps", "stale-date"), "aps.stale-date is not after aps.timestamp")
    }

    private static let keysOfOtherType = LintRule(
        "live-activity-other-type", .error,
        "The keys of a Live Activity count only with the push type liveactivity.",
        advice: "Send the header apns-push-type: liveactivity, and the topic with the suffix "
            + ".push-type.liveactivity.",
        page: .liveActivities,
        example: LintExample(
            """
            {"aps":{"alert":"Order 7","timestamp":1685952000,"event":"update",\
            "content-state":{"step":2}}}
            """, pushType: .alert),
        counterExample: update
    ) { subject, findings in
        findings.addKeys(
            APSContent.liveActivityKeys, in: subject, ofOtherTypesThan: [.liveActivity])
    }
}

extension LintCollector {
    /// Adds a finding if the payload of a Live Activity lacks a key; without `events`, all need it.
    fileprivate mutating func addMissing(
        _ key: String, in subject: LintSubject, events: [String]? = nil
    ) {
        guard let aps = subject.aps, subject.isForLiveActivity, aps[key] == nil else { return }
        guard let events else { return add(.key("aps"), "aps has no \(key)") }
        guard let event = aps["event"]?.string, events.contains(event) else { return }
        add(.key("aps"), "aps has the event \(event), but no \(key)")
    }

    /// Adds a finding for each key of a Live Activity that does not count with the event.
    fileprivate mutating func addKeys(
        _ keys: [String], in subject: LintSubject, events: [String]
    ) {
        guard let aps = subject.aps, subject.isForLiveActivity, let event = aps["event"]?.string,
            events.contains(event)
        else { return }
        for key in keys where aps[key] != nil {
            add(.key("aps", key), "aps has \(key), but its event is \(event)")
        }
    }

    /// Adds a finding if the payload has keys that count only with other push types.
    mutating func addKeys(
        _ keys: [String], in subject: LintSubject, ofOtherTypesThan types: [PushType]
    ) {
        guard let type = subject.pushType, !types.contains(type) else { return }
        let keys = keys.filter { subject.aps?[$0] != nil }
        guard let first = keys.first else { return }
        add(
            .key("aps", first),
            "the push type is \(type.name), but aps has \(keys.joined(separator: ", "))")
    }
}
