/// A message of Firebase Cloud Messaging's legacy HTTP API, and what an iOS app gets of it.
///
/// The keys of `notification` are those of the legacy protocol reference, which Apple's keys stand beside
/// there.
enum LegacyFCMMessage {
    /// Apple's names for the keys of `notification` that describe the alert.
    private static let alertKeys = [
        ("title", "title"), ("subtitle", "subtitle"), ("body", "body"),
        ("title_loc_key", "title-loc-key"), ("body_loc_key", "loc-key"),
    ]
    /// Apple's names for those that hold an array, which may be written as a string.
    private static let argumentKeys = [
        ("title_loc_args", "title-loc-args"), ("body_loc_args", "loc-args"),
    ]

    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> [UInt8] {
        guard
            ["notification", "data", "content_available"].contains(where: { value[$0] != nil })
        else { throw .lacks(.legacyFCM, "notification or data") }
        let notification = value["notification"]
        var alert = PayloadDraft()
        for (key, name) in alertKeys { alert.set(name, notification?[key]) }
        for (key, name) in argumentKeys {
            guard let given = notification?[key] else { continue }
            alert.set(name, json: given.string.map { Array($0.utf8) } ?? given.json)
        }
        var aps = PayloadDraft()
        aps.set("alert", unlessEmpty: alert)
        aps.set("sound", notification?["sound"])
        if let badge = notification?["badge"] {
            // It is a string in this protocol.
            aps.set("badge", json: badge.string.map { Array($0.utf8) } ?? badge.json)
        }
        aps.set("category", notification?["click_action"])
        aps.set("content-available", flag: value["content_available"])
        aps.set("mutable-content", flag: value["mutable_content"])
        var payload = PayloadDraft()
        payload.set("aps", json: aps.json)
        payload.merge(value["data"])
        for (key, text) in FCMMessage.additions { payload.set(key, text: text) }
        return payload.json
    }
}
