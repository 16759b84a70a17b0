/// A message of Braze's REST API, and what an iOS app gets of its `apple_push` ("Apple push object"):
/// `extra` holds the app's own members.
enum BrazeMessage {
    /// Apple's names for keys whose value is taken as it is.
    private static let apsKeys = [
        ("alert", "alert"), ("badge", "badge"), ("sound", "sound"), ("category", "category"),
        ("thread_id", "thread-id"), ("interruption_level", "interruption-level"),
        ("relevance_score", "relevance-score"),
    ]

    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> [UInt8] {
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
        return payload.json
    }
}
