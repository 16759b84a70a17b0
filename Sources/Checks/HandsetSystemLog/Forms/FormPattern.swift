/// The words of a form: literal text with fields such as `«bundle»` between.
///
/// `«private»` stands where iOS may write `<private>`, and otherwise for any text.
package struct FormPattern: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        case literal([UInt8])
        case field(LogField)
    }

    /// The text as the table has it.
    package let text: String
    let pieces: [Piece]
    /// The bytes by which lines with it are found, in JSON too.
    let anchor: [UInt8]

    init(_ text: String) {
        self.text = text
        var pieces: [Piece] = []
        for (index, part) in text.split(separator: "«", omittingEmptySubsequences: false)
            .enumerated()
        {
            guard index > 0 else {
                if !part.isEmpty { pieces.append(.literal(Array(part.utf8))) }
                continue
            }
            let halves = part.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
            pieces.append(.field(LogField(rawValue: String(halves[0])) ?? .any))
            if halves.count > 1, !halves[1].isEmpty {
                pieces.append(.literal(Array(halves[1].utf8)))
            }
        }
        self.pieces = pieces
        anchor = Self.anchor(of: pieces)
    }

    /// The words after the app in brackets, which some people cut off; `nil` if they begin otherwise.
    var withoutBundle: FormPattern? {
        let beginning = "[«bundle»] "
        return text.hasPrefix(beginning)
            ? FormPattern(String(text.dropFirst(beginning.count))) : nil
    }

    /// Returns the longest run of bytes that JSON writes as they are.
    private static func anchor(of pieces: [Piece]) -> [UInt8] {
        var longest: ArraySlice<UInt8> = []
        for case .literal(let bytes) in pieces {
            let runs = bytes.split { byte in
                byte < 32 || byte > 126 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "/")
                    || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "'")
            }
            for run in runs where run.count > longest.count { longest = run }
        }
        return Array(longest)
    }
}

extension FormPattern: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) { self.init(text) }
}
