import Handset

/// The JSON record of a payload that was read from a log.
package struct LogRecord: Sendable {
    private let found: FoundPayload

    package init(_ found: FoundPayload) { self.found = found }

    /// The record on one line, without a newline.
    package var json: [UInt8] {
        var members: [(key: String, value: JSONText)] = [
            ("source", .string(found.place.source)), ("line", .integer(found.place.line)),
            ("form", .string(found.form.rawValue)),
        ]
        if !found.within.isEmpty {
            members.append(("within", .array(found.within.map(JSONText.string))))
        }
        members.append(("grade", .string(found.grade.rawValue)))
        if !found.repairs.isEmpty {
            members.append(("repairs", .array(found.repairs.map { .string($0.rawValue) })))
        }
        members.append(("assumed", .array(found.assumed.map(Self.assumption))))
        if !found.guessed.isEmpty {
            members.append(("guessed", .array(found.guessed.map(JSONText.string))))
        }
        if !found.lost.isEmpty {
            members.append(("lost", .array(found.lost.map(Self.loss))))
        }
        // The payload keeps the numbers as they were written.
        return JSONText.object(members).bytes.dropLast() + Array(#","payload":"#.utf8)
            + found.json + [UInt8(ascii: "}")]
    }

    private static func loss(_ value: LostValue) -> JSONText {
        .object([("path", .string(value.path)), ("text", .string(value.text))])
    }

    private static func assumption(_ value: AssumedValue) -> JSONText {
        .object([
            ("path", .string(value.path)), ("text", .string(value.text)),
            ("type", .string(value.type.rawValue)),
            ("or", .array(value.alternatives.map { .string($0.rawValue) })),
        ])
    }
}
