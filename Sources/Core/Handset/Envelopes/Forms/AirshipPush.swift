/// A push of Airship's REST API, and what an iOS app gets of it ("iOS platform override"): `extra` holds
/// the app's own members.
enum AirshipPush {
    /// The identifier that stands for the one that Airship gives each push.
    private static let identifier = "00000000-0000-4000-8000-000000000000"

    /// Apple's names for keys whose value is taken as it is.
    private static let apsKeys = [
        ("badge", "badge"), ("sound", "sound"), ("category", "category"),
        ("thread_id", "thread-id"), ("interruption_level", "interruption-level"),
        ("relevance_score", "relevance-score"), ("target_content_id", "target-content-id"),
    ]

    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> OpenedText {
        guard let notification = value["notification"] else {
            throw .lacks(.airship, "notification")
        }
        let override = notification["ios"]
        if let activity = override?["live_activity"], activity.isObject {
            return .payload(payload(ofActivity: activity), .ofLiveActivity)
        }
        var aps = PayloadDraft()
        aps.set("alert", json: alert(of: override, notification))
        for (key, name) in apsKeys { aps.set(name, override?[key]) }
        // Airship counts `"+1"` itself.
        if override?["badge"]?.string != nil { aps.set("badge", json: Array("1".utf8)) }
        aps.set(
            "content-available",
            flag: override?["content_available"] ?? override?["content-available"])
        aps.set("mutable-content", flag: override?["mutable_content"])
        var payload = PayloadDraft()
        payload.set("aps", json: aps.json)
        payload.merge(override?["extra"])
        payload.set("_", text: identifier)
        payload.set("^d", notification["actions"]?["open"]?["content"])
        return .payload(payload.json, ServiceMessage(saying: MessageHeaders(), fillsIn: true))
    }

    private static func payload(ofActivity activity: JSONSlice) -> [UInt8] {
        var draft = LiveActivityDraft(event: activity["event"])
        for (key, name) in activityKeys { draft.aps.set(name, activity[key]) }
        return draft.json
    }

    /// Apple's names for the keys of a Live Activity.
    private static let activityKeys = [
        ("timestamp", "timestamp"), ("content_state", "content-state"),
        ("attributes_type", "attributes-type"), ("attributes", "attributes"),
        ("stale_date", "stale-date"), ("dismissal_date", "dismissal-date"),
        ("relevance_score", "relevance-score"), ("alert", "alert"), ("sound", "sound"),
    ]

    private static func alert(of override: JSONSlice?, _ notification: JSONSlice) -> [UInt8]? {
        let body = override?["alert"] ?? notification["alert"]
        if body?.isObject == true { return body?.json }
        var alert = PayloadDraft()
        alert.set("title", override?["title"])
        alert.set("subtitle", override?["subtitle"])
        guard !alert.isEmpty else { return body?.json }
        alert.set("body", body)
        return alert.json
    }
}
