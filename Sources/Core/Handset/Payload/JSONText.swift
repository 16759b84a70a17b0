/// JSON to be written: objects keep the order of their members.
///
/// It is written without jansson, whose writer would leave text out when memory is short.
package enum JSONText: Sendable {
    case object(JSONMembers)
    case array([JSONText])
    case string(String)
    case integer(Int)
    case boolean(Bool)
    /// A value that is JSON already, in UTF-8 and on one line.
    case json([UInt8])
    /// An array whose elements are made one after another, while they are written.
    case elements(@Sendable (_ write: (JSONText) throws -> Void) throws -> Void)

    package static func texts(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }

    /// A range in the form of an NSRange.
    package static func range(_ range: Range<Int>) -> JSONText {
        .object(["location": .integer(range.lowerBound), "length": .integer(range.count)])
    }

    /// The text on one line, without a newline.
    package var bytes: [UInt8] {
        var writer = JSONTextWriter()
        // Never fails: what is written stays in memory.
        try? writer.write(self, level: nil)
        return writer.bytes
    }

    /// The text with a line for each member and element, two blanks for each level, and a newline.
    package var lines: [UInt8] {
        var writer = JSONTextWriter()
        // Never fails: what is written stays in memory.
        try? writer.write(self, level: 0)
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    /// Writes the text on one line and a terminator, piece by piece.
    package func write(terminator: UInt8, to piece: ([UInt8]) throws -> Void) throws {
        try withoutActuallyEscaping(piece) { piece in
            var writer = JSONTextWriter(piece: piece)
            try writer.write(self, level: nil)
            try piece(writer.bytes + [terminator])
        }
    }
}

extension JSONText {
    /// Integers beyond 64 bits keep digits that the payload has; a real is the shortest text for it.
    package init(_ value: PayloadValue) {
        switch value.kind {
        case .dictionary:
            self = .object(JSONMembers(value.keys.map { ($0, value[$0].map { JSONText($0) }) }))
        case .array:
            self = .array((0..<value.count).compactMap { value[$0] }.map { JSONText($0) })
        case .string: self = .string(value.string ?? "")
        case .integer: self = .json(Array("\(value.integer ?? 0)".utf8))
        case .real: self = .json(Array((value.largeInteger ?? "\(value.double ?? 0)").utf8))
        case .boolean: self = .boolean(value.boolean == true)
        case .null: self = .json(Array("null".utf8))
        }
    }
}
