package import Handset

/// The JSON Schema of payloads, made from Apple's keys and the rules of the lint.
///
/// A payload that it refuses has an error or a warning of the lint, whatever its request. The lint finds more: a
/// schema knows neither the size of a text nor the headers of its request.
package enum PayloadSchema {
    /// The identifiers of the rules that the schema knows: it refuses their examples.
    package static let identifiers = [
        "aps-not-dictionary", "content-available-outside-aps", "aps-wrong-type",
        "aps-unknown-key", "aps-empty-text", "alert-empty", "alert-unknown-key",
        "sound-unknown-key", "sound-name-missing", "sound-critical-value", "sound-volume-range",
        "badge-negative", "badge-fraction", "mutable-content-value", "interruption-level-value",
        "relevance-score-range", "content-available-value", "live-activity-event-missing",
        "live-activity-event-value", "live-activity-timestamp-missing",
        "live-activity-content-state-missing", "live-activity-attributes-missing",
        "live-activity-start-without-alert", "live-activity-start-key-elsewhere",
        "live-activity-dismissal-date-elsewhere", "date-in-milliseconds",
        "content-changed-value",
    ]

    /// The rules that only the lint knows.
    package static var otherRules: [LintRule] {
        LintRule.allCases.filter { !identifiers.contains($0.identifier) }
    }

    /// The schema, in the dialect of 2020-12.
    package static var text: JSONText {
        .object([
            "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
            "title": .string("Payload of Apple's push service"),
            "description": .string(
                "A push notification's payload, as Handset's lint judges it. handset lint finds more: "
                    + "what depends on the request, on the size, or on several places of the text."
            ),
            "$comment": .string(
                "Rules that only handset lint knows: "
                    + otherRules.map(\.identifier).joined(separator: ", ") + "."),
            "type": .string("object"),
            "properties": .object([
                "aps": aps, "content-available": .boolean(false),
                "Simulator Target Bundle": .object([
                    "description": .string(
                        "The app's bundle identifier, in a file for a simulator; it is not sent."
                    ), "type": .string("string"),
                ]),
            ]),
        ])
    }

    private static var aps: JSONText {
        .object([
            "description": .string(
                "What the system does with the notification. Your own keys stand beside it."),
            "type": .string("object"),
            "properties": .object(
                JSONMembers(APSKey.all.map { ($0.name, SchemaMember.ofAPS($0).text) })),
            "additionalProperties": .boolean(false),
            "if": .object(["anyOf": .array(APSContent.liveActivityKeys.map { required([$0]) })]),
            "then": liveActivity, "else": ordinary,
        ])
    }

    /// The payload of anything but a Live Activity.
    private static var ordinary: JSONText {
        let hasText = LintRule.namesOfAlertTexts.map { name in
            JSONText.object([
                "required": .texts([name]),
                "properties": .object([
                    name: .object(["type": .string("string"), "minLength": .integer(1)])
                ]),
            ])
        }
        let text = JSONText.object(["type": .string("string")])
        let texts: JSONMembers = ["title": text, "body": text, "sound": .boolean(false)]
        let alert = JSONText.object([
            "minLength": .integer(1), "properties": .object(texts),
            "if": .object(["type": .string("object")]), "then": .object(["anyOf": .array(hasText)]),
        ])
        let score = JSONText.object(SchemaMember.bounds(LintRule.relevanceScores))
        return .object(["properties": .object(["alert": alert, "relevance-score": score])])
    }

    private static var liveActivity: JSONText {
        func members(_ events: [String], required names: [String], without others: [String])
            -> JSONText
        {
            .object([
                "if": .object([
                    "properties": .object(["event": .object(["enum": .texts(events)])]),
                    "required": .texts(["event"]),
                ]),
                "then": .object([
                    "required": names.isEmpty ? nil : .texts(names),
                    "properties": others.isEmpty
                        ? nil : .object(JSONMembers(others.map { ($0, .boolean(false)) })),
                ]),
            ])
        }
        let afterStart = LintRule.events.filter { $0 != "start" }
        let beforeEnd = LintRule.events.filter { $0 != "end" }
        return .object([
            "required": .texts(["event", "timestamp"]),
            "allOf": .array([
                members(
                    ["start"], required: ["attributes-type", "attributes", "alert"],
                    without: []),
                members(
                    beforeEnd, required: ["content-state"], without: ["dismissal-date"]),
                members(afterStart, required: [], without: LintRule.keysOfStart),
            ]),
        ])
    }

    private static func required(_ names: [String]) -> JSONText {
        .object(["required": .texts(names)])
    }
}
