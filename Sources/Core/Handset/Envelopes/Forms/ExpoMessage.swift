/// A message of Expo's push service, and what an iOS app gets of it ("Send notifications with the Expo Push
/// Service"): `data` is the value of `body` there, with an image for the service extension in `_richContent`.
enum ExpoMessage {
    /// The name that stands for the app's.
    private static let project = "@owner/app"

    /// Apple's names for keys whose value is taken as it is.
    private static let apsKeys = [
        ("sound", "sound"), ("badge", "badge"), ("categoryId", "category"),
        ("interruptionLevel", "interruption-level"),
    ]

    static let tokenBeginnings = ["ExponentPushToken[", "ExpoPushToken["]

    static func payloads(of value: JSONSlice) throws(EnvelopeFault) -> [[UInt8]] {
        guard value.isArray else { return [try payload(of: value)] }
        return try value.elements.map { element throws(EnvelopeFault) in try payload(of: element) }
    }

    private static func payload(of value: JSONSlice) throws(EnvelopeFault) -> [UInt8] {
        guard ["title", "body", "data", "_contentAvailable"].contains(where: { value[$0] != nil })
        else { throw .lacks(.expo, "title, body or data") }
        var alert = PayloadDraft()
        for key in ["title", "subtitle", "body"] { alert.set(key, value[key]) }
        var aps = PayloadDraft()
        aps.set("alert", unlessEmpty: alert)
        for (key, name) in apsKeys { aps.set(name, value[key]) }
        if value["richContent"]?["image"] != nil {
            // The service extension, which shows the image, runs for it only.
            aps.set("mutable-content", json: Array("1".utf8))
        } else {
            aps.set("mutable-content", flag: value["mutableContent"])
        }
        aps.set("content-available", flag: value["_contentAvailable"])
        var payload = PayloadDraft()
        payload.set("aps", json: aps.json)
        payload.set("body", json: data(of: value))
        payload.set("experienceId", text: project)
        payload.set("scopeKey", text: project)
        return payload.json
    }

    private static func data(of value: JSONSlice) -> [UInt8] {
        guard let content = value["richContent"] else {
            return value["data"]?.json ?? Array("{}".utf8)
        }
        var data = PayloadDraft(value["data"])
        data.set("_richContent", content)
        return data.json
    }
}
