/// A push of Ably, and what an iOS app gets of it ("Push notification payload structure"): `data` is merged
/// into the payload, and `apns` overrides all that is made of the rest.
enum AblyMessage {
    private static let headersKey = "apns-headers"

    /// Returns the payload of a push, of a message of a channel that has one, or of a request to publish one.
    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> OpenedText {
        let push = value["extras"]?["push"] ?? value["push"] ?? value
        guard ["notification", "data", "apns"].contains(where: { push[$0] != nil }) else {
            throw .lacks(.ably, "notification, data or apns")
        }
        let notification = push["notification"]
        var alert = PayloadDraft()
        alert.set("title", notification?["title"])
        alert.set("body", notification?["body"])
        var aps = PayloadDraft()
        aps.set("alert", unlessEmpty: alert)
        aps.set("sound", notification?["sound"])
        aps.set("thread-id", notification?["collapseKey"])
        let apns = push["apns"]
        if let own = apns?["aps"], own.isObject {
            if let alert = own["alert"], alert.isObject {
                var merged = alert
                if let made = aps["alert"] {
                    var draft = PayloadDraft(JSONSlice(joined: made))
                    draft.merge(alert)
                    merged = JSONSlice(joined: draft.json)
                }
                aps.merge(own)
                aps.set("alert", merged)
            } else {
                aps.merge(own)
            }
        }
        var payload = PayloadDraft()
        payload.set("aps", json: aps.json)
        payload.merge(push["data"])
        for (key, part) in apns?.members ?? []
        where !["aps", headersKey, "notification"].contains(key) {
            payload.set(key, part)
        }
        return .payload(payload.json, ServiceMessage(saying: headers(of: apns?[headersKey])))
    }

    private static func headers(of value: JSONSlice?) -> MessageHeaders {
        MessageHeaders((value?.members ?? []).map { ($0.key, $0.value.asText) })
    }
}
