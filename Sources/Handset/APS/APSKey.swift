/// A key of the `aps` dictionary that Apple defines ("Payload Key Reference", "Generating a
/// remote notification"), with the type of its value.
///
/// ```swift
/// for key in APSKey.all.prefix(2) { print(key.name, key.type) }
/// // alert a text or a dictionary
/// // badge a number
/// ```
public struct APSKey: Hashable, Sendable {
    /// The name of the key.
    public let name: String
    /// The type of its value.
    public let type: APSValueType

    private init(_ name: String, _ type: APSValueType) {
        self.name = name
        self.type = type
    }

    /// All keys of `aps`, the oldest first.
    public static let all: [APSKey] = [
        APSKey("alert", .textOrDictionary), APSKey("badge", .number),
        APSKey("sound", .textOrDictionary), APSKey("content-available", .number),
        APSKey("category", .text), APSKey("thread-id", .text),
        APSKey("mutable-content", .number), APSKey("target-content-id", .text),
        APSKey("interruption-level", .text), APSKey("relevance-score", .number),
        APSKey("filter-criteria", .text), APSKey("timestamp", .number), APSKey("event", .text),
        APSKey("content-state", .dictionary), APSKey("stale-date", .number),
        APSKey("dismissal-date", .number), APSKey("attributes-type", .text),
        APSKey("attributes", .dictionary), APSKey("input-push-channel", .text),
        APSKey("input-push-token", .number), APSKey("content-changed", .boolean),
        APSKey("url-args", .texts), APSKey("account-id", .text),
    ]

    /// All keys of an `alert` that is a dictionary.
    public static let allOfAlert: [APSKey] = [
        APSKey("title", .text), APSKey("subtitle", .text), APSKey("body", .text),
        APSKey("title-loc-key", .textOrNull), APSKey("title-loc-args", .textsOrNull),
        APSKey("subtitle-loc-key", .textOrNull), APSKey("subtitle-loc-args", .textsOrNull),
        APSKey("loc-key", .text), APSKey("loc-args", .texts),
        APSKey("action-loc-key", .textOrNull), APSKey("action", .text),
        APSKey("launch-image", .text), APSKey("summary-arg", .text),
        APSKey("summary-arg-count", .number),
    ]

    /// All keys of a `sound` that is a dictionary (iOS 12 and later).
    public static let allOfSound: [APSKey] = [
        APSKey("critical", .number), APSKey("name", .text), APSKey("volume", .number),
    ]

    /// The names of the keys of `aps`.
    static let names = all.map(\.name)
}
