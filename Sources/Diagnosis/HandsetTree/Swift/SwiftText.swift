/// A part of a source in other forms, made without a look at its syntax.
struct SwiftText {
    private let bytes: ArraySlice<UInt8>

    /// The words of a type that say how a value is handed over, and not what it is.
    private static let passing: Set<String> = [
        "any", "inout", "sending", "borrowing", "consuming", "isolated", "__owned", "__shared",
    ]
    private static let maximumByteCount = 2000

    init(_ bytes: [UInt8], from start: Int, to end: Int) {
        let start = min(max(start, 0), bytes.count)
        self.bytes = bytes[start..<min(max(end, start), bytes.count)]
    }

    /// The place of the first byte that is neither white space nor in a comment.
    var start: Int {
        var place = bytes.startIndex
        skipSpace(&place)
        return place
    }

    /// The text without white space and comments.
    var compact: String { pieces.map(\.text).joined() }

    /// The text with a space for white space and comments.
    var spaced: String {
        pieces.map { $0.isSpaced ? " " + $0.text : $0.text }.joined()
    }

    /// The text of a type without white space, attributes, and words such as `inout`.
    var type: String { plainType ?? spacedType }

    /// A type of a single word, or of words and signs without white space and attributes; `nil` for others.
    private var plainType: String? {
        var (first, last) = (bytes.startIndex, bytes.endIndex)
        while first < last, bytes[first] == 0x20 { first += 1 }
        while last > first, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x0a { last -= 1 }
        let isPlain = bytes[first..<last].allSatisfy { byte in
            Self.isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?")
                || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
        }
        guard isPlain, last - first < Self.maximumByteCount else { return nil }
        let text = String(decoding: bytes[first..<last], as: UTF8.self)
        return Self.passing.contains(text) ? nil : text
    }

    private var spacedType: String {
        var (text, skipsArguments, isAttribute) = ("", false, false)
        var depth = 0
        for piece in pieces {
            if depth > 0 {
                depth += piece.text == "(" ? 1 : piece.text == ")" ? -1 : 0
            } else if skipsArguments, piece.text == "(", !piece.isSpaced {
                (depth, skipsArguments) = (1, false)
            } else if piece.text == "@" {
                isAttribute = true
            } else if isAttribute {
                (isAttribute, skipsArguments) = (false, true)
            } else if piece.text == "nonisolated" {
                skipsArguments = true
            } else {
                skipsArguments = false
                if !Self.passing.contains(piece.text) { text += piece.text }
            }
        }
        return text
    }

    // MARK: - Pieces

    private struct Piece {
        let text: String
        let isSpaced: Bool
    }

    /// The words, and the other bytes one by one.
    private var pieces: [Piece] {
        var (pieces, place) = ([Piece](), bytes.startIndex)
        let end = min(bytes.endIndex, bytes.startIndex + Self.maximumByteCount)
        while place < end {
            let isSpaced = skipSpace(&place)
            guard place < end else { break }
            let start = place
            if bytes[place] == UInt8(ascii: "\"") {
                skipString(&place)
            } else if Self.isWord(bytes[place]) {
                while place < end, Self.isWord(bytes[place]) { place += 1 }
            } else {
                place += 1
            }
            let text = String(decoding: bytes[start..<place], as: UTF8.self)
            pieces.append(Piece(text: text, isSpaced: isSpaced && !pieces.isEmpty))
        }
        return pieces
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private func byte(_ place: Int) -> UInt8? { place < bytes.endIndex ? bytes[place] : nil }

    private func skipString(_ place: inout Int) {
        place += 1
        while let byte = byte(place), byte != UInt8(ascii: "\"") {
            place += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        place = min(place + 1, bytes.endIndex)
    }

    /// Skips white space and comments; returns true if there are any.
    @discardableResult private func skipSpace(_ place: inout Int) -> Bool {
        let start = place
        while let first = byte(place) {
            if first <= 0x20 {
                place += 1
            } else if first == UInt8(ascii: "/"), byte(place + 1) == UInt8(ascii: "/") {
                while let next = byte(place), next != 0x0a, next != 0x0d { place += 1 }
            } else if first == UInt8(ascii: "/"), byte(place + 1) == UInt8(ascii: "*") {
                skipComment(&place)
            } else {
                break
            }
        }
        return place > start
    }

    private func skipComment(_ place: inout Int) {
        var depth = 0
        repeat {
            switch (byte(place), byte(place + 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, place) = (depth - 1, place + 2)
            case (nil, _): return
            default: place += 1
            }
        } while depth > 0
    }
}
