/// A message of Braze's REST API, and what an iOS app gets of its `apple_push` ("Apple push object"):
/// `extra` holds the app's own members.
enum BrazeMessage {
    /// Apple's names for keys whose value is taken as it is.
    private static let apsKeys = [
        ("alert", "alert"), ("badge", "badge"), ("sound", "sound"), ("category", "category"),
        ("thread_id", "thread-id"), ("interruption_level", "interruption-level"),
        ("relevance_score", "relevance-score"),
    ]

    /// The keys of a message that starts a Live Activity, or changes one.
    static let activityKeys = ["activity_attributes_type", "activity_id", "activity_tag"]

    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> OpenedText {
        if value["content_state"] != nil, activityKeys.contains(where: { value[$0] != nil }) {
            return .payload(payload(ofActivity: value), .ofLiveActivity)
        }
        guard let push = value["messages"]?["apple_push"] ?? value["apple_push"] else {
            throw .lacks(.braze, "messages.apple_push")
        }
        var aps = PayloadDraft()
        for (key, name) in apsKeys { aps.set(name, push[key]) }
        aps.set("content-available", flag: push["content-available"])
        aps.set("mutable-content", flag: push["mutable_content"])
        var payload = PayloadDraft()
        payload.set("aps", json: aps.json)
        payload.merge(push["extra"])
        payload.set("ab_uri", push["custom_uri"])
        let path = value["messages"] == nil ? [] : ["messages"]
        return .payload(
            payload.json,
            ServiceMessage(
                saying: MessageHeaders(), faults(of: value, push, at: path + ["apple_push"]),
                fillsIn: true))
    }

    private static func payload(ofActivity value: JSONSlice) -> [UInt8] {
        let starts = value["activity_attributes_type"] != nil
        let event = starts ? "start" : value["end_activity"]?.isTruthful == true ? "end" : "update"
        var draft = LiveActivityDraft(event: JSONSlice(joined: JSONText.string(event).bytes))
        for (key, name) in [
            ("content_state", "content-state"), ("activity_attributes_type", "attributes-type"),
            ("activity_attributes", "attributes"), ("dismissal_date", "dismissal-date"),
            ("stale_date", "stale-date"),
        ] {
            draft.aps.set(name, value[key])
        }
        draft.aps.set("alert", value["notification"]?["alert"])
        draft.aps.set("sound", value["notification"]?["sound"])
        return draft.json
    }

    /// Returns a fault for each of the two keys that wakes an app or its extension, where Braze does not look
    /// for it.
    private static func faults(
        of value: JSONSlice, _ push: JSONSlice, at keys: [String]
    ) -> [MessageFault] {
        var faults = DroppedKeys("Braze", known: ["content-available", "mutable_content"])
        faults.look(at: value, [], isRight: false, place: keys)
        if let messages = value["messages"] {
            faults.look(at: messages, ["messages"], isRight: false, place: keys)
        }
        faults.look(at: push, keys, isRight: true, place: keys)
        return faults.found
    }
}
