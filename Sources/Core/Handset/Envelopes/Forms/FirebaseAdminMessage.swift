/// A message as the libraries of firebase-admin take it, and what an iOS app gets of it.
///
/// They write Apple's names in camel case, and the library turns them into Apple's form before it sends the
/// message to the HTTP v1 API ("Build app server send requests", `firebase-admin.messaging.Aps`). What it does
/// not know, it sends as it is.
package enum FirebaseAdminMessage {
    /// Apple's names for the keys of `aps`.
    package static let apsKeys = [
        "contentAvailable": "content-available", "mutableContent": "mutable-content",
        "threadId": "thread-id",
    ]
    private static let alertKeys = [
        "locKey": "loc-key", "locArgs": "loc-args", "titleLocKey": "title-loc-key",
        "titleLocArgs": "title-loc-args", "subtitleLocKey": "subtitle-loc-key",
        "subtitleLocArgs": "subtitle-loc-args", "actionLocKey": "action-loc-key",
        "launchImage": "launch-image",
    ]

    /// Returns the payload of a message, with or without an object around it, or of `apns.payload` alone.
    static func payload(
        of value: JSONSlice, by settings: EnvelopeSettings
    ) throws(EnvelopeFault) -> OpenedText {
        if value["aps"] != nil { return .payload(payload(of: value).json) }
        let message = value["message"] ?? value
        try FCMMessage.check(message, of: .firebaseAdmin)
        let keys = value["message"] == nil ? [] : ["message"]
        let faults = FCMCheck.faults(
            of: message, at: keys, by: .adminMessage, isWhole: !keys.isEmpty)
        let sent = JSONSlice(joined: sent(message).json)
        return .payload(
            FCMMessage.json(of: sent, by: settings),
            ServiceMessage(
                saying: FCMMessage.headers(of: sent), faults,
                hasDataOnly: FCMMessage.isDataOnly(sent)))
    }

    /// Returns the message as the library sends it, as far as iOS gets it.
    private static func sent(_ message: JSONSlice) -> PayloadDraft {
        var sent = PayloadDraft(message)
        if let notification = message["notification"], notification.isObject {
            let renamed = PayloadDraft(notification, renaming: ["imageUrl": "image"])
            sent.set("notification", json: renamed.json)
        }
        guard let apns = message["apns"], apns.isObject else { return sent }
        var draft = PayloadDraft(apns, renaming: ["fcmOptions": "fcm_options"])
        if let options = apns["fcmOptions"] ?? apns["fcm_options"] {
            draft.set(
                "fcm_options", json: PayloadDraft(options, renaming: ["imageUrl": "image"]).json)
        }
        if let part = apns["payload"], part.isObject {
            draft.set("payload", json: payload(of: part).json)
        }
        sent.set("apns", json: draft.json)
        return sent
    }

    private static func payload(of value: JSONSlice) -> PayloadDraft {
        var payload = PayloadDraft(value)
        guard let given = value["aps"], given.isObject else { return payload }
        var aps = PayloadDraft(given, renaming: apsKeys)
        for name in ["content-available", "mutable-content"] {
            if aps.has(name) { aps.setOne(name, if: aps[name]) }
        }
        if let alert = given["alert"], alert.isObject {
            aps.set("alert", json: PayloadDraft(alert, renaming: alertKeys).json)
        }
        if let sound = given["sound"], sound.isObject {
            var draft = PayloadDraft(sound)
            if draft.has("critical") { draft.setOne("critical", if: draft["critical"]) }
            aps.set("sound", json: draft.json)
        }
        payload.set("aps", json: aps.json)
        return payload
    }
}

extension PayloadDraft {
    /// Creates an object with the members of another, some of which have other names.
    fileprivate init(_ slice: JSONSlice, renaming names: [String: String]) {
        self.init()
        for (key, value) in slice.members { set(names[key] ?? key, value) }
    }

    /// Sets a member to 1 if its value is `true` or 1, and removes it otherwise.
    fileprivate mutating func setOne(_ key: String, if json: [UInt8]?) {
        if json == Array("true".utf8) || json == Array("1".utf8) {
            set(key, json: Array("1".utf8))
        } else {
            remove(key)
        }
    }
}
