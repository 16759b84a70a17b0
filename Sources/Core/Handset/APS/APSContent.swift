/// The content of a payload's `aps` dictionary, by Apple's documented keys.
///
/// A value of a wrong type counts as missing, and so does an empty text or dictionary. The behaviour of
/// devices for such values is not confirmed.
///
/// ```swift
/// let payload = try Payload(
///     json: #"{"aps":{"alert":"hello","badge":"1","content-available":1}}"#)
/// let content = APSContent(payload)
/// print(content.hasAlert, content.badge ?? -1, content.isContentAvailable)
/// // true -1 true
/// ```
package struct APSContent: Hashable, Sendable {
    private let aps: PayloadValue?
    /// The `aps` dictionary as it was sent, before a service extension changed it.
    let sentAPS: PayloadValue?
    let pushType: PushType?

    /// The type of the push is stated by the sender; if it is `nil`, the message that held the payload shows
    /// it, or else the payload alone.
    package init(_ payload: Payload, pushType: PushType? = nil) {
        self.init(payload, changedFrom: payload, pushType: pushType)
    }

    /// The payload that was sent decides who gets the notification, and whether it has new content.
    init(_ payload: Payload, changedFrom sent: Payload, pushType: PushType?) {
        aps = payload["aps"]
        sentAPS = sent["aps"]
        self.pushType = pushType ?? sent.origin.message?.headers.type
    }

    init(_ payload: Payload?) {
        aps = payload?["aps"]
        sentAPS = aps
        pushType = nil
    }

    /// True if there is an alert to show: a text or a dictionary that is not empty.
    package var hasAlert: Bool {
        guard let alert = aps?["alert"] else { return false }
        return alert.string?.isEmpty == false || alert.kind == .dictionary && alert.count > 0
    }

    var hasUnusableAlert: Bool { aps?["alert"] != nil && !hasAlert }

    /// The text, or the `body`; `nil` for an alert that names a localised text.
    package var alertBody: String? { aps?["alert"]?.string ?? aps?["alert"]?["body"]?.string }

    /// The number for the app's icon, without its fraction.
    ///
    /// `nil` leaves the icon unchanged, and 0 removes the number. A number beyond 64 bits counts as missing:
    /// the behaviour of devices is not known.
    package var badge: Int? {
        aps?["badge"]?.double.flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    package var sound: APSSound? { APSSound(aps?["sound"]) }

    /// True if the payload announces new content: `content-available` is the number 1.
    package var isContentAvailable: Bool { sentAPS?["content-available"]?.double == 1 }

    /// True if `content-available` has any value that means yes: `true`, a number other than 0, or a text
    /// other than `0`.
    var saysContentAvailable: Bool {
        guard let value = sentAPS?["content-available"] else { return false }
        return value.boolean ?? value.double.map { $0 != 0 }
            ?? value.string.map { !$0.isEmpty && $0 != "0" } ?? false
    }

    /// The identifier of the category that gives the notification its buttons.
    package var category: String? { text("category") }

    /// The identifier that groups notifications (iOS 12 and later).
    package var threadIdentifier: String? { text("thread-id") }

    /// True if a service extension may change the notification before it is shown: `mutable-content` is
    /// the number 1, and there is an alert.
    package var isMutable: Bool { aps?["mutable-content"]?.double == 1 && hasAlert }

    /// The urgency of the notification (iOS 15 and later): `passive`, `active`, `time-sensitive` or
    /// `critical`.
    package var interruptionLevel: String? { text("interruption-level") }

    /// True if the payload is one for a Live Activity: it has an `event` and a `content-state` ("Starting and
    /// updating Live Activities with ActivityKit push notifications").
    package var isLiveActivity: Bool {
        guard let event = sentAPS?["event"]?.string else { return false }
        return ["start", "update", "end"].contains(event) && sentAPS?["content-state"] != nil
    }

    /// The part of the app or of iOS that gets the notification, if that is not the app's delegate;
    /// otherwise `nil`.
    package var otherReceiver: String? {
        if let pushType { return pushType.otherReceiver }
        return isLiveActivity ? PushType.liveActivity.otherReceiver : nil
    }

    /// True if `aps` has keys that only Live Activities have.
    ///
    /// The dates do not count: their names are common words.
    package var hasLiveActivityKeys: Bool { Self.liveActivityKeys.contains { aps?[$0] != nil } }

    package static let liveActivityKeys = [
        "event", "content-state", "attributes-type", "attributes",
    ]

    /// The values of a wrong type, which the device ignores, in the order of Apple's keys.
    package var faults: [APSFault] { faults(isForLiveActivity: hasLiveActivityKeys) }

    package func faults(isForLiveActivity: Bool) -> [APSFault] {
        guard let aps, aps.kind == .dictionary else { return [] }
        let ofAlert = Self.faults(of: aps["alert"], below: ["alert"], by: APSKey.allOfAlert)
        return Self.faults(of: aps, below: [], by: APSKey.all)
            // The texts of a Live Activity's alert may be dictionaries with loc-key and loc-args.
            + ofAlert.filter {
                !isForLiveActivity || $0.found != .dictionary
                    || !["title", "body"].contains($0.path.last)
            } + Self.faults(of: aps["sound"], below: ["sound"], by: APSKey.allOfSound)
    }

    private static func faults(
        of value: PayloadValue?, below path: [String], by keys: [APSKey]
    ) -> [APSFault] {
        keys.compactMap { key in
            guard let member = value?[key.name], !key.type.takes(member) else { return nil }
            return APSFault(
                path: path + [key.name], expected: key.type, found: member.kind)
        }
    }

    private func text(_ key: String) -> String? {
        aps?[key]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }
}
