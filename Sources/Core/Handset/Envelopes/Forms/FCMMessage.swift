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
    static func payload(
        of value: JSONSlice, by settings: EnvelopeSettings
    ) throws(EnvelopeFault) -> OpenedText {
        let message = value["message"] ?? value
        try check(message, of: .fcm)
        let faults =
            value["message"] == nil
            ? FCMCheck.faults(of: message, by: .message, isWhole: false)
            : FCMCheck.faults(of: value, by: .request, isWhole: true)
        return .payload(
            json(of: message, by: settings),
            ServiceMessage(
                saying: headers(of: message), faults, hasDataOnly: isDataOnly(message)))
    }

    static func check(_ message: JSONSlice, of form: PayloadFile.EnvelopeForm) throws(EnvelopeFault)
    {
        let parts = ["apns", "notification", "data"] + FCMNames.targets
        guard parts.contains(where: { message[$0] != nil }) else {
            throw .lacks(form, "apns, notification or data")
        }
    }

    static func headers(of message: JSONSlice) -> MessageHeaders {
        MessageHeaders(
            (message["apns"]?["headers"]?.members ?? []).map { member in
                (
                    member.key,
                    member.value.string ?? String(decoding: member.value.json, as: UTF8.self)
                )
            })
    }

    /// True if a message has data, and neither a text to show nor a payload of its own.
    static func isDataOnly(_ message: JSONSlice) -> Bool {
        (message["data"]?.members.isEmpty == false)
            && message["notification"]?.members.isEmpty ?? true
            && message["apns"]?["payload"]?["aps"]?.members.isEmpty ?? true
    }

    /// Returns the payload that the service makes; `facts` are its own members of it, as far as they are known.
    static func json(
        of message: JSONSlice, by settings: EnvelopeSettings, facts: [(String, String)] = []
    ) -> [UInt8] {
        let notification = message["notification"]
        var payload = PayloadDraft(message["apns"]?["payload"])
        var aps = PayloadDraft(message["apns"]?["payload"]?["aps"])
        if !aps.has("alert") {
            var alert = PayloadDraft()
            // To FCM, a null is a member that is not there.
            for key in ["title", "body"] where notification?[key]?.isNull == false {
                alert.set(key, notification?[key])
            }
            // A text without a title is the alert itself.
            if alert.has("body"), !alert.has("title") {
                aps.set("alert", json: alert["body"])
            } else {
                aps.set("alert", unlessEmpty: alert)
            }
        }
        if settings.wakesForData, isDataOnly(message) {
            aps.set("content-available", json: Array("1".utf8))
        }
        payload.set("aps", json: aps.json)
        // A value that is not a text is a fault; what would follow from it may be of interest all the same.
        for member in message["data"]?.members ?? [] {
            payload.set(member.key, text: member.value.asText)
        }
        let options = message["apns"].flatMap { $0["fcm_options"] ?? $0["fcmOptions"] }
        if let image = options?["image"] ?? notification?["image"] {
            var options = PayloadDraft()
            options.set("image", image)
            payload.set("fcm_options", json: options.json)
        }
        for (key, text) in additions { payload.set(key, text: text) }
        payload.set("google.c.fid", text: installation(of: message))
        payload.set("google.c.a.m_l", text: label(of: options, message))
        for (key, text) in facts { payload.set(key, text: text) }
        return payload.json
    }

    /// Returns the identifier of the installation that gets a message, as far as the message says it: it is also
    /// the beginning of a token.
    private static func installation(of message: JSONSlice) -> String? {
        if let fid = message["fid"]?.string, !fid.isEmpty { return fid }
        guard let token = message["token"]?.string, let colon = token.firstIndex(of: ":"),
            colon > token.startIndex
        else { return nil }
        return String(token[..<colon])
    }

    /// Returns the label for the statistics of a message, first of all from the part for iOS.
    private static func label(of options: JSONSlice?, _ message: JSONSlice) -> String? {
        [options, message["fcm_options"] ?? message["fcmOptions"]].lazy
            .compactMap { $0.flatMap { $0["analytics_label"] ?? $0["analyticsLabel"] }?.string }
            .first
    }
}
