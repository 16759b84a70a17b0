/// A push of Parse Server's REST API, and what an iOS app gets of it: some members of `data` are Apple's, and the
/// others are the app's own ("Sending Pushes" in the REST guide, the push adapter for APNs).
enum ParsePush {
    /// Apple's names for keys of `data` whose value is taken as it is.
    private static let apsKeys = [
        "sound": "sound", "category": "category", "threadId": "thread-id",
        "targetContentIdentifier": "target-content-id", "interruptionLevel": "interruption-level",
    ]
    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> OpenedText {
        guard let data = value["data"], data.isObject else { throw .lacks(.parse, "data") }
        var aps = PayloadDraft(data["aps"])
        var own = PayloadDraft()
        for (key, part) in data.members {
            switch key {
            case "aps", "alert", "title": break
            // The server counts `"Increment"` itself.
            case "badge":
                aps.set(
                    "badge",
                    json: part.isScalar && part.string == nil ? part.json : [UInt8(ascii: "1")])
            case "content-available", "mutable-content":
                if part.asText == "1" { aps.set(key, part) }
            default:
                if let name = apsKeys[key] { aps.set(name, part) } else { own.set(key, part) }
            }
        }
        aps.set("alert", json: alert(of: data))
        var payload = PayloadDraft()
        payload.set("aps", json: aps.json)
        payload.merge(JSONSlice(joined: own.json))
        return .payload(payload.json, ServiceMessage(saying: headers(of: value, data)))
    }

    private static func alert(of data: JSONSlice) -> [UInt8]? {
        guard let title = data["title"] else { return data["alert"]?.json }
        var alert = PayloadDraft()
        if let given = data["alert"] {
            if given.isObject { alert.merge(given) } else { alert.set("body", given) }
        }
        alert.set("title", title)
        return alert.json
    }

    private static func headers(of value: JSONSlice, _ data: JSONSlice) -> MessageHeaders {
        MessageHeaders(
            [("push_type", "apns-push-type"), ("priority", "apns-priority")]
                .compactMap { key, header in
                    (value[key] ?? data[key]).map { (header, $0.asText) }
                })
    }
}
