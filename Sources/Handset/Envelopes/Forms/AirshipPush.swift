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

    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> [UInt8] {
        guard let notification = value["notification"] else {
            throw .lacks(.airship, "notification")
        }
        let override = notification["ios"]
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
        return payload.json
    }

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
