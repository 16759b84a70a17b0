/// A notification of OneSignal's REST API, and what an iOS app gets of it ("Create notification", and
/// payloads that apps have printed).
///
/// A text in several languages is sent in the device's language; here in English, else in the first one.
enum OneSignalNotification {
    /// The identifier that stands for the one that OneSignal gives each notification.
    private static let identifier = "00000000-0000-4000-8000-000000000000"

    /// Apple's names for keys whose value is taken as it is.
    private static let apsKeys = [
        ("ios_sound", "sound"), ("ios_category", "category"), ("thread_id", "thread-id"),
        ("ios_relevance_score", "relevance-score"),
        ("target_content_identifier", "target-content-id"),
    ]

    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> OpenedText {
        guard
            ["contents", "headings", "data", "content_available", "apns_alert"]
                .contains(where: { value[$0] != nil })
        else { throw .lacks(.oneSignal, "contents") }
        var aps = PayloadDraft()
        aps.set("alert", json: alert(of: value))
        for (key, name) in apsKeys { aps.set(name, value[key]) }
        // The service writes Apple's names with underscores: time_sensitive.
        aps.set(
            "interruption-level",
            text: value["ios_interruption_level"]?.string?.replacing("_", with: "-"))
        let badge = value["ios_badgeCount"]
        switch value["ios_badgeType"]?.string {
        case "SetTo": aps.set("badge", badge)
        // The service counts itself, from 0.
        case "Increase" where badge?.isTruthful == true: aps.set("badge", badge)
        default: break
        }
        aps.set("content-available", flag: value["content_available"])
        aps.set("mutable-content", json: Array("1".utf8))
        var custom = PayloadDraft()
        custom.set("i", text: identifier)
        custom.set("u", value["url"] ?? value["app_url"])
        custom.set("a", value["data"])
        var payload = PayloadDraft()
        payload.set("aps", json: aps.json)
        payload.set("custom", json: custom.json)
        payload.set("att", value["ios_attachments"])
        var dropped = DroppedKeys("OneSignal", known: ["content_available", "mutable_content"])
        dropped.look(at: value, [], isRight: true, place: [])
        return .payload(
            payload.json, ServiceMessage(saying: MessageHeaders(), dropped.found, fillsIn: true))
    }

    private static func alert(of value: JSONSlice) -> [UInt8]? {
        if let alert = value["apns_alert"] { return alert.json }
        let body = text(value["contents"])
        var alert = PayloadDraft()
        alert.set("title", text(value["headings"]))
        alert.set("subtitle", text(value["subtitle"]))
        guard !alert.isEmpty else { return body?.json }
        alert.set("body", body)
        return alert.json
    }

    private static func text(_ languages: JSONSlice?) -> JSONSlice? {
        languages.flatMap { $0["en"] ?? $0.members.first?.value }
    }
}
