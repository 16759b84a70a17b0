/// The message of the HTTP v1 API that a legacy message becomes.
enum LegacyFCMForm {
    /// The largest number of bytes of a message that is shown whole.
    private static let largestShown = 600

    private static let place = "https://fcm.googleapis.com/v1/projects/PROJECT/messages:send"

    /// Returns what to send in place of a legacy message.
    static func remedy(for value: JSONSlice) -> String {
        let each = value["registration_ids"] == nil ? "" : ", one for each token"
        guard value.json.count <= largestShown else {
            return
                "send a message of the HTTP v1 API to \(place)\(each): the receiver, notification and data "
                + "into message, and what is Apple's into message.apns.payload.aps"
        }
        return "send the HTTP v1 API's form to \(place)\(each): "
            + SourceExcerpt.shown(json(of: value))
    }

    static func json(of value: JSONSlice) -> [UInt8] {
        var message = PayloadDraft()
        setReceiver(of: value, in: &message)
        let notification = value["notification"]
        message.set(
            "notification",
            unlessEmpty: members(["title", "body", "image"], of: notification))
        var data = PayloadDraft()
        for (key, part) in value["data"]?.members ?? [] { data.set(key, text: part.asText) }
        message.set("data", unlessEmpty: data)
        message.set("android", unlessEmpty: android(of: value, notification))
        message.set("apns", unlessEmpty: apns(of: value, notification))
        var request = PayloadDraft()
        request.set("validate_only", value["dry_run"])
        request.set("message", json: message.json)
        return request.json
    }

    private static func setReceiver(of value: JSONSlice, in message: inout PayloadDraft) {
        let topics = "/topics/"
        if let condition = value["condition"] {
            message.set("condition", condition)
        } else if let text = value["to"]?.string, text.hasPrefix(topics) {
            message.set("topic", text: String(text.dropFirst(topics.count)))
        } else {
            message.set("token", value["to"] ?? value["registration_ids"]?.elements.first)
        }
    }

    private static func android(of value: JSONSlice, _ notification: JSONSlice?) -> PayloadDraft {
        var android = members(["collapse_key", "restricted_package_name"], of: value)
        if let priority = value["priority"]?.string {
            android.set("priority", text: priority == "high" ? "HIGH" : "NORMAL")
        }
        android.set("ttl", text: value["time_to_live"].map { $0.asText + "s" })
        var part = members(["icon", "tag", "color"], of: notification)
        part.set("channel_id", notification?["android_channel_id"])
        android.set("notification", unlessEmpty: part)
        return android
    }

    private static func apns(of value: JSONSlice, _ notification: JSONSlice?) -> PayloadDraft {
        var aps = LegacyFCMMessage.aps(of: value, notification)
        // FCM makes the alert of the title and the body itself, unless there is one.
        if let json = aps["alert"] {
            let known = ["title", "body"]
            let isPlain = JSONSlice(joined: json).members.allSatisfy { known.contains($0.key) }
            if isPlain { aps.remove("alert") }
        }
        var headers = PayloadDraft()
        if value["content_available"]?.isTruthful == true, notification == nil {
            headers.set("apns-push-type", text: "background")
            headers.set("apns-priority", text: "5")
        } else if value["priority"]?.string == "normal" {
            headers.set("apns-priority", text: "5")
        }
        headers.set("apns-collapse-id", value["collapse_key"])
        var payload = PayloadDraft()
        payload.set("aps", unlessEmpty: aps)
        var apns = PayloadDraft()
        apns.set("headers", unlessEmpty: headers)
        apns.set("payload", unlessEmpty: payload)
        return apns
    }

    private static func members(_ names: [String], of value: JSONSlice?) -> PayloadDraft {
        var draft = PayloadDraft()
        for name in names { draft.set(name, value?[name]) }
        return draft
    }
}
