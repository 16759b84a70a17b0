/// A message of Firebase Cloud Messaging's legacy HTTP API, and what an iOS app got of it.
///
/// The API ended in 2024: since then Firebase answers such a message with an error, and does not deliver it.
///
/// The keys of `notification` come from the legacy protocol reference, which lists Apple's keys beside them.
/// Others reach the app as texts, with `gcm.notification.` before their names.
package enum LegacyFCMMessage {
    /// The fault of every such message.
    package static let ended =
        "FCM's legacy API ended in 2024: this message is answered with an error, and no device gets it"

    /// Apple's names for the keys of `notification` that describe the alert.
    private static let alertKeys = [
        ("title", "title"), ("subtitle", "subtitle"), ("body", "body"),
        ("title_loc_key", "title-loc-key"), ("body_loc_key", "loc-key"),
    ]
    /// Apple's names for those that hold an array, which may be written as a string.
    private static let argumentKeys = [
        ("title_loc_args", "title-loc-args"), ("body_loc_args", "loc-args"),
    ]

    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> OpenedText {
        guard
            ["notification", "data", "content_available"].contains(where: { value[$0] != nil })
        else { throw .lacks(.legacyFCM, "notification or data") }
        let notification = value["notification"]
        var payload = PayloadDraft()
        payload.set("aps", json: aps(of: value, notification).json)
        for (key, part) in notification?.members ?? []
        where !FCMNames.legacyNotification.contains(exactly: key) {
            payload.set("gcm.notification.\(key)", text: part.asText)
        }
        for (key, part) in value["data"]?.members ?? [] { payload.set(key, text: part.asText) }
        for (key, text) in FCMMessage.additions { payload.set(key, text: text) }
        return .payload(payload.json, ServiceMessage(saying: MessageHeaders(), faults(of: value)))
    }

    static func aps(of value: JSONSlice, _ notification: JSONSlice?) -> PayloadDraft {
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
        return aps
    }

    private static func faults(of value: JSONSlice) -> [MessageFault] {
        let ended = MessageFault(
            isRefusal: true, keys: [], Self.ended, remedy: LegacyFCMForm.remedy(for: value))
        let faults = value.members.lazy.compactMap { FCMAdvice.legacyFault(of: $0.key) }
        let inNotification = (value["notification"]?.members ?? []).lazy
            .compactMap { FCMAdvice.legacyNotificationFault(of: $0.key) }
        return Array(
            ([ended] + faults.prefix(MessageFault.maximumCount) + inNotification).prefix(
                MessageFault.maximumCount))
    }
}
