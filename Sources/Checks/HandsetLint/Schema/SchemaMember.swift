import Handset

/// The schema of one of Apple's keys: its type, the values that count, and what the lint advises.
struct SchemaMember {
    private let description: String
    private var members: JSONMembers

    var text: JSONText { .object(["description": .string(description)] + members) }

    private init(_ key: APSKey, _ description: String?, rules: [String] = []) {
        let advice = rules.compactMap { LintRule(identifier: $0)?.advice }
        let version = key.since > IOSVersion(3) ? "From iOS \(key.since) on." : nil
        self.description = ([description, version].compactMap(\.self) + advice)
            .joined(separator: " ")
        let isList = key.type == .texts || key.type == .textsOrNull
        members = [
            "type": Self.type(of: key.type),
            "items": isList ? .object(["type": .string("string")]) : nil,
        ]
    }

    /// Returns the schema of a key of `aps`.
    static func ofAPS(_ key: APSKey) -> SchemaMember {
        let limit = LintRule.firstSecondTooLate
        return switch key.name {
        case "alert":
            SchemaMember(key, words[key.name], rules: ["alert-empty"])
                .with(properties(of: APSKey.allOfAlert, words: wordsOfAlert, besides: sound))
        case "sound": sound(key)
        case "badge":
            SchemaMember(key, words[key.name], rules: ["badge-negative", "badge-fraction"])
                .with(["type": .string("integer"), "minimum": .integer(0)])
        case "content-available", "mutable-content":
            SchemaMember(key, words[key.name], rules: [key.name + "-value"])
                .with(["const": .integer(1)])
        case "content-changed":
            SchemaMember(key, words[key.name], rules: ["content-changed-value"])
                .with(["const": .boolean(true)])
        case "interruption-level":
            SchemaMember(key, words[key.name], rules: ["interruption-level-value"])
                .with(["enum": .texts(LintRule.levels)])
        case "event":
            SchemaMember(key, words[key.name], rules: ["live-activity-event-value"])
                .with(["enum": .texts(LintRule.events)])
        case let name where LintRule.dates.contains(name):
            SchemaMember(key, words[name], rules: ["date-in-milliseconds"])
                .with(["exclusiveMaximum": .json(Array("\(Int(limit))".utf8))])
        case let name where LintRule.namesOfTexts.contains(name):
            SchemaMember(key, words[name]).with(["minLength": .integer(1)])
        default: SchemaMember(key, words[key.name])
        }
    }

    /// The smallest and the largest number of a range.
    static func bounds(_ range: ClosedRange<Double>) -> JSONMembers {
        ["minimum": .integer(Int(range.lowerBound)), "maximum": .integer(Int(range.upperBound))]
    }

    private static func sound(_ key: APSKey) -> SchemaMember {
        let values = LintRule.criticalValues.map { JSONText.integer(Int($0)) }
        return SchemaMember(key, words[key.name], rules: ["sound-name-missing"]).with(
            properties(of: APSKey.allOfSound, words: wordsOfSound) { member, name in
                switch name {
                case "critical": member.with(["enum": .array(values)])
                case "volume": member.with(bounds(LintRule.volumes))
                default: member.with(["minLength": .integer(1)])
                }
            } + ["required": .texts(["name"])])
    }

    /// The sound in the alert of a Live Activity.
    private static let sound: JSONMembers = [
        "sound": .object(["description": .string("The sound of a Live Activity's alert.")])
    ]

    private static func properties(
        of keys: [APSKey], words: [String: String], besides others: JSONMembers = [:],
        _ change: (SchemaMember, String) -> SchemaMember = ofAlert
    ) -> JSONMembers {
        let members = keys.map { key in
            (key.name, change(SchemaMember(key, words[key.name]), key.name).text)
        }
        return [
            "properties": .object(JSONMembers(members) + others),
            "additionalProperties": .boolean(false),
        ]
    }

    /// The texts of a Live Activity's alert may be dictionaries with `loc-key` and `loc-args`.
    private static func ofAlert(_ member: SchemaMember, _ name: String) -> SchemaMember {
        switch name {
        case "title", "body": member.with(["type": .texts(["string", "object"])])
        case "summary-arg", "summary-arg-count": member.with(["deprecated": .boolean(true)])
        default: member
        }
    }

    /// Returns the schema with more members, or with others in place of its own.
    private func with(_ others: JSONMembers) -> SchemaMember {
        var changed = self
        for other in others { changed.members[other.key] = nil }
        changed.members += others
        return changed
    }

    private static func type(of type: APSValueType) -> JSONText {
        switch type {
        case .text: .string("string")
        case .textOrNull: .texts(["string", "null"])
        case .texts: .string("array")
        case .textsOrNull: .texts(["array", "null"])
        case .number: .string("number")
        case .boolean: .string("boolean")
        case .dictionary: .string("object")
        case .textOrDictionary: .texts(["string", "object"])
        }
    }
}
