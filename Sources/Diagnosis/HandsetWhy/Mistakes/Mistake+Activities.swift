import Handset
import HandsetFacts
import HandsetLint

/// The mistakes of payloads for Live Activities.
extension Mistake {
    static let ofActivities: [Mistake] =
        ofActivityTypes
        + [startWithoutAlert, activityTimestamp, activityDates, activityHeaders, activityBudget]
        + ofActivityCode

    static let seenInActivities: Set<Symptom> = [
        .liveActivity, .notShown, .nothingArrives, .backgroundOnly, .foregroundOnly, .notWoken,
    ]

    private static let startWithoutAlert = Mistake(
        "start-without-alert", "a push that starts a Live Activity has no alert",
        effect: "iOS notes it in the log, and starts nothing.",
        change: "send an alert with a title and a body",
        lines: [#""alert": {"title": "…", "body": "…"}"#], at: .payload, seen: seenInActivities,
        log: [["received start without an alert configuration"]],
        telling: ["live-activity-start-without-alert"]
    ) { complaint in
        guard complaint.isForLiveActivity, complaint.value(at: "aps.event")?.string == "start"
        else {
            return nil
        }
        let findings = complaint.isFound("live-activity-start-without-alert")
        if let first = findings.first {
            return Sign(findings.map(Cause.Place.init), words: first.finding)
        }
        let alert = complaint.value(at: "aps.alert")
        let parts = ["title", "body"].map { alert?[$0]?.string ?? "" }
        guard let alert, alert.kind == .dictionary, alert["title-loc-key"] == nil,
            alert["loc-key"] == nil, parts.allSatisfy(\.isEmpty)
        else { return nil }
        return Sign(
            [complaint.place(at: ["aps", "alert"], alert)],
            words: "the alert of the start has neither a title nor a body", .likely)
    }

    private static let activityTimestamp = Mistake(
        "activity-timestamp", "the timestamp is not the time of the push, in seconds since 1970",
        effect: "iOS takes the push with the latest timestamp, and ignores the others.",
        change: "send the present time as aps.timestamp, in seconds since 1970", at: .payload,
        seen: seenInActivities,
        telling: ["live-activity-timestamp-missing", "live-activity-timestamp-early"],
        ofKey: "timestamp"
    ) { complaint in
        guard complaint.isForLiveActivity else { return nil }
        let findings = complaint.findings.filter {
            ["live-activity-timestamp-missing", "live-activity-timestamp-early"]
                .contains($0.rule.identifier)
                || $0.keys.last == "timestamp" && $0.rule.identifier == "date-in-milliseconds"
        }
        if let first = findings.first {
            return Sign(findings.map(Cause.Place.init), words: first.finding)
        }
        guard let value = complaint.value(at: "aps.timestamp"), value.double == nil else {
            return nil
        }
        return Sign(
            [complaint.place(at: ["aps", "timestamp"], value)],
            words: "aps.timestamp is \(DecodingWords.words(of: value.kind)), and no number")
    }

    private static let activityDates = Mistake(
        "activity-dates", "a date of the Live Activity has no effect, or ends it at once",
        effect: "The content is outdated at once, or the date is ignored.",
        change: "send stale-date later than timestamp, and dismissal-date with the event end",
        at: .payload, seen: seenInActivities,
        telling: ["live-activity-stale-date-past", "live-activity-dismissal-date-elsewhere"]
    ) { complaint in
        guard complaint.isForLiveActivity else { return nil }
        let findings = complaint.findings.filter {
            ["live-activity-stale-date-past", "live-activity-dismissal-date-elsewhere"]
                .contains($0.rule.identifier)
                || $0.rule.identifier == "date-in-milliseconds" && $0.keys.last != "timestamp"
        }
        guard let first = findings.first else { return nil }
        return Sign(
            findings.map(Cause.Place.init), words: first.finding, change: first.advice,
            first.rule.severity == .error ? .certain : .likely)
    }

    private static let activityHeaders = Mistake(
        "activity-headers", "the headers are not those of a push for a Live Activity",
        effect: "Apple's service refuses the push, or no Live Activity gets it.",
        change:
            "send apns-push-type: liveactivity, and the bundle identifier with .push-type.liveactivity as apns-topic",
        at: .request, seen: seenInActivities.union([.refused]),
        telling: ["live-activity-other-type", "topic-of-other-type"]
    ) { complaint in
        guard complaint.hasHeadersOfActivityMixed else { return nil }
        let type = complaint.headers.pushType.map { "the push type is \($0)" }
        let topic = complaint.headers.topic.map { "the topic is \($0)" }
        return Sign(
            complaint.isFound("live-activity-other-type").map(Cause.Place.init),
            words: "aps has the keys of a Live Activity, but "
                + [type, topic].compactMap(\.self).joined(separator: ", and "))
    }

    private static let activityBudget = Mistake(
        "activity-budget", "the pushes are more than iOS takes in an hour",
        effect: "iOS holds the changes back; Apple's service answers 200 all the same.",
        change:
            "send apns-priority: 5 where no alert is shown, and declare NSSupportsLiveActivitiesFrequentUpdates",
        lines: ["<key>NSSupportsLiveActivitiesFrequentUpdates</key>", "<true/>"], at: .display,
        seen: seenInActivities.union([.late]),
        log: [["push-to-start budget exceeded"], ["budget exceeded", "activity"]]
    ) { complaint in
        // Nothing shows it but words of the delay, and the log.
        guard complaint.isForLiveActivity, complaint.app != nil,
            complaint.value(at: "aps.event")?.string == "update",
            complaint.value(at: "aps.alert") == nil, complaint.headers.priority != "5",
            complaint.has(.late) || complaint.mentions("budget") || complaint.mentions("throttl")
        else { return nil }
        let keys = complaint.facts(.infoKey).filter {
            $0.meaning == .infoKey("NSSupportsLiveActivitiesFrequentUpdates", true)
        }
        return Sign(
            keys, words: "each update goes with priority 10, of which iOS takes so many in an hour",
            .guess)
    }
}

extension Complaint {
    /// True if a payload for a Live Activity has headers that are none of it.
    var hasHeadersOfActivityMixed: Bool {
        guard content?.hasLiveActivityKeys == true else { return false }
        if let type = headers.pushType, type != PushType.liveActivity.name { return true }
        return headers.topic.map { !$0.hasSuffix(".push-type.liveactivity") } ?? false
    }
}
