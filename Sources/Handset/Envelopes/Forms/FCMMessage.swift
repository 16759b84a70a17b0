/// A message of Firebase Cloud Messaging's HTTP v1 API, and what an iOS app gets of it.
///
/// `apns.payload` is the payload. FCM adds the title and the text of `notification` unless `apns.payload`
/// has an alert, the members of `data`, and members of its own ("Send messages with FCM HTTP v1 API",
/// "FCM REST resource projects.messages").
enum FCMMessage {
    /// Stand for the members that FCM adds to each payload: strings whose values a sender cannot know.
    static let additions = [
        ("gcm.message_id", "1700000000000000"), ("google.c.a.e", "1"),
        ("google.c.fid", "installation"), ("google.c.sender.id", "100000000000"),
    ]

    /// Returns the payload of a message, with or without the object around it.
    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> [UInt8] {
        let message = value["message"] ?? value
        guard ["apns", "notification", "data"].contains(where: { message[$0] != nil }) else {
            throw .lacks(.fcm, "apns, notification or data")
        }
        if let payload = message["apns"]?["payload"], !payload.isObject {
            throw .lacks(.fcm, "an object as apns.payload")
        }
        let notification = message["notification"]
        var payload = PayloadDraft(message["apns"]?["payload"])
        var aps = PayloadDraft(message["apns"]?["payload"]?["aps"])
        if !aps.has("alert") {
            var alert = PayloadDraft()
            alert.set("title", notification?["title"])
            alert.set("body", notification?["body"])
            aps.set("alert", unlessEmpty: alert)
        }
        payload.set("aps", json: aps.json)
        for member in message["data"]?.members ?? [] { payload.set(member.key, member.value) }
        if let image = message["apns"]?["fcm_options"]?["image"] ?? notification?["image"] {
            var options = PayloadDraft()
            options.set("image", image)
            payload.set("fcm_options", json: options.json)
        }
        for (key, text) in additions { payload.set(key, text: text) }
        return payload.json
    }
}
