import Handset

/// The JSON record of a payload that was read from a log.
package struct LogRecord: Sendable {
    private let found: FoundPayload

    package init(_ found: FoundPayload) { self.found = found }

    /// The record on one line, without a newline.
    package var json: [UInt8] {
        let members: JSONMembers = [
            "source": .string(found.place.source), "line": .integer(found.place.line),
            "form": .string(found.form.rawValue),
            "within": found.within.isEmpty ? nil : .array(found.within.map(JSONText.string)),
            "grade": .string(found.grade.rawValue),
            "repairs": found.repairs.isEmpty
                ? nil : .array(found.repairs.map { .string($0.rawValue) }),
            "assumed": .array(found.assumed.map(Self.assumption)),
            "guessed": found.guessed.isEmpty ? nil : .array(found.guessed.map(JSONText.string)),
            "lost": found.lost.isEmpty ? nil : .array(found.lost.map(Self.loss)),
        ]
        // The payload keeps the numbers as they were written.
        return JSONText.object(members).bytes.dropLast() + Array(#","payload":"#.utf8)
            + found.json + [UInt8(ascii: "}")]
    }

    private static func loss(_ value: LostValue) -> JSONText {
        .object(["path": .string(value.path), "text": .string(value.text)])
    }

    private static func assumption(_ value: AssumedValue) -> JSONText {
        .object([
            "path": .string(value.path), "text": .string(value.text),
            "type": .string(value.type.rawValue),
            "or": .array(value.alternatives.map { .string($0.rawValue) }),
        ])
    }
}
