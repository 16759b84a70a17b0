/// A key of the `aps` dictionary that Apple defines ("Payload Key Reference", "Generating a
/// remote notification"), with the type of its value.
///
/// ```swift
/// for key in APSKey.all.prefix(2) { print(key.name, key.type) }
/// // alert a text or a dictionary
/// // badge a number
/// ```
package struct APSKey: Hashable, Sendable {
    package let name: String
    package let type: APSValueType
    /// The first version of iOS that reads the key.
    package let since: IOSVersion

    private init(
        _ name: String, _ type: APSValueType, since major: Int = 3, _ minor: Int = 0
    ) {
        self.name = name
        self.type = type
        since = IOSVersion(major, minor)
    }

    /// All keys of `aps`, the oldest first.
    package static let all: [APSKey] = [
        APSKey("alert", .textOrDictionary), APSKey("badge", .number),
        APSKey("sound", .textOrDictionary), APSKey("content-available", .number, since: 5),
        APSKey("category", .text, since: 8), APSKey("thread-id", .text, since: 10),
        APSKey("mutable-content", .number, since: 10),
        APSKey("target-content-id", .text, since: 13),
        APSKey("interruption-level", .text, since: 15),
        APSKey("relevance-score", .number, since: 15),
        APSKey("filter-criteria", .text, since: 16), APSKey("timestamp", .number, since: 16, 1),
        APSKey("event", .text, since: 16, 1),
        APSKey("content-state", .dictionary, since: 16, 1),
        APSKey("stale-date", .number, since: 16, 1),
        APSKey("dismissal-date", .number, since: 16, 1),
        APSKey("attributes-type", .text, since: 17, 2),
        APSKey("attributes", .dictionary, since: 17, 2),
        APSKey("input-push-channel", .text, since: 18),
        APSKey("input-push-token", .number, since: 18),
        APSKey("content-changed", .boolean, since: 18),
        APSKey("url-args", .texts), APSKey("account-id", .text),
    ]

    package static let allOfAlert: [APSKey] = [
        APSKey("title", .text, since: 8, 2), APSKey("subtitle", .text, since: 10),
        APSKey("body", .text),
        APSKey("title-loc-key", .textOrNull, since: 8, 2),
        APSKey("title-loc-args", .textsOrNull, since: 8, 2),
        APSKey("subtitle-loc-key", .textOrNull, since: 10),
        APSKey("subtitle-loc-args", .textsOrNull, since: 10),
        APSKey("loc-key", .text), APSKey("loc-args", .texts),
        APSKey("action-loc-key", .textOrNull), APSKey("action", .text),
        APSKey("launch-image", .text), APSKey("summary-arg", .text, since: 12),
        APSKey("summary-arg-count", .number, since: 12),
    ]

    package static let allOfSound: [APSKey] = [
        APSKey("critical", .number, since: 12), APSKey("name", .text, since: 12),
        APSKey("volume", .number, since: 12),
    ]

    package static let names = all.map(\.name)

    package static func table(of keys: [APSKey]) -> [String: APSKey] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
    }
}
