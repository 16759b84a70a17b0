import Handset

/// The places of a log near which a payload may stand.
///
/// Each is found with the system's search for a byte, so that all other text costs little.
struct LogAnchors {
    enum Kind {
        /// The key `aps`.
        case key
        /// Bytes in hex that begin as JSON does.
        case data
        /// A value that the log hides, in a line that speaks of a notification.
        case redaction
        /// An object that does not print its userInfo.
        case object
        /// The key `aps` as lldb prints it.
        case debugger
        /// A key of `aps`, as in `alert = `.
        case inner
        /// A dictionary that Swift has printed.
        case swift
        /// A line of a hex dump with columns, with a brace in it.
        case dump
        /// The key of the message object of a library.
        case message
    }

    struct Anchor {
        let kind: Kind
        let offset: Int
    }

    /// The search for one byte, which looks at no byte twice.
    private struct Search {
        /// The number of bytes before the end that are searched again when more have arrived.
        static let overlap = LogAnchors.reach

        let byte: UInt8
        var found: Anchor?
        var searched = 0

        mutating func next(
            from start: Int, in bytes: UnsafeBufferPointer<UInt8>, at base: Int,
            _ kind: (Int) -> (Kind, Int)?
        ) -> Anchor? {
            if let found, found.offset >= start { return found }
            found = nil
            var index = max(start, searched) - base
            while let next = bytes.firstOffset(of: byte, from: index) {
                if let (kind, offset) = kind(next), base + offset >= start {
                    found = Anchor(kind: kind, offset: base + offset)
                    searched = base + next + 1
                    return found
                }
                index = next + 1
            }
            searched = max(searched, base + bytes.count - Self.overlap)
            return nil
        }
    }

    /// The number of bytes that tell of a place after its first.
    static let reach = 64

    private var key = Search(byte: UInt8(ascii: "p"))
    private var angle = Search(byte: UInt8(ascii: "<"))
    private var x = Search(byte: UInt8(ascii: "x"))
    private var equals = Search(byte: UInt8(ascii: "="))
    private var bracket = Search(byte: UInt8(ascii: "["))
    private var hex = Search(byte: UInt8(ascii: "b"))
    private var capitalHex = Search(byte: UInt8(ascii: "B"))
    private var message = Search(byte: UInt8(ascii: "I"))

    /// Returns the first place from an offset on; `nil` if there is none in the bytes that have arrived.
    mutating func next(from start: Int, in window: InputWindow) -> Anchor? {
        let base = max(window.firstShowable, start - 256)
        let isAtEnd = window.isAtEnd
        return window.withBytes(in: base..<max(base, window.end)) { bytes in
            let found = [
                key.next(from: start, in: bytes, at: base) { index in
                    if Self.isKey(bytes, index - 1, isAtEnd: isAtEnd)
                        || Self.isKeyOnItsLine(bytes, index - 1)
                        || Self.isKeyOfPHP(bytes, index - 1)
                    {
                        return (.key, index - 1)
                    }
                    return Self.isKeyOfDebugger(bytes, index - 1) ? (.debugger, index - 1) : nil
                },
                angle.next(from: start, in: bytes, at: base) { index in
                    Self.kind(ofAngle: index, in: bytes).map { ($0, index) }
                },
                x.next(from: start, in: bytes, at: base) { index in
                    Self.isBrace(bytes, index + 1) ? (.data, index) : nil
                },
                equals.next(from: start, in: bytes, at: base) { index in
                    Self.isInnerKey(bytes, before: index) ? (.inner, index) : nil
                },
                bracket.next(from: start, in: bytes, at: base) { index in
                    Self.isSwift(bytes, index) ? (.swift, index) : nil
                },
                hex.next(from: start, in: bytes, at: base) { index in
                    Self.isDump(bytes, index - 1) ? (.dump, index - 1) : nil
                },
                capitalHex.next(from: start, in: bytes, at: base) { index in
                    Self.isDump(bytes, index - 1) ? (.dump, index - 1) : nil
                },
                message.next(from: start, in: bytes, at: base) { index in
                    Self.isKeyOfMessage(bytes, index) ? (.message, index) : nil
                },
            ]
            return found.compactMap { $0 }.min { $0.offset < $1.offset }
        }
    }

    static func hasKey(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var next = 0
        while let index = bytes.firstOffset(of: UInt8(ascii: "p"), from: next) {
            if isKey(bytes, index - 1, isAtEnd: true) { return true }
            next = index + 1
        }
        return false
    }

    // MARK: - Bytes that tell

    /// False where bytes have not arrived yet: it is looked at again with them.
    static func isKey(
        _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, isAtEnd: Bool
    ) -> Bool {
        guard index >= 0, bytes[index] == UInt8(ascii: "a") else { return false }
        guard index + 2 < bytes.count else { return false }
        guard bytes[index + 2] == UInt8(ascii: "s") else { return false }
        if index > 0, isWord(bytes[index - 1]) {
            // `\n` and `\t` may stand before it.
            guard index > 1, bytes[index - 2] == UInt8(ascii: "\\") else { return false }
        }
        var next = index + 3
        while next < bytes.count, next < index + 16 {
            switch bytes[next] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: ")"),
                UInt8(ascii: " "), UInt8(ascii: "\t"):
                next += 1
            case UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","): return true
            case UInt8(ascii: "-"): return next > index + 3
            default: return false
            }
        }
        return isAtEnd && next == bytes.count
    }

    static func isWord(_ byte: UInt8) -> Bool {
        QuotedText.isBare(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }

    private static func kind(
        ofAngle index: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Kind? {
        if isBrace(bytes, index + 1) { return .data }
        let rest = bytes[min(index + 1, bytes.count)...]
        if rest.first == UInt8(ascii: "U"), isObject(rest) { return .object }
        guard rest.starts(with: "private>".utf8) else { return nil }
        // The line up to the value says what the value is.
        let start = max(0, index - 256)
        let line = bytes[start..<index]
        let newline = line.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
        let text = String(decoding: bytes[newline..<index], as: UTF8.self).lowercased()
        let words = ["userinfo", "payload", "notification"]
        return words.contains { text.utf8.contains(subsequence: $0.utf8) } ? .redaction : nil
    }

    /// Returns true if the digits of `{` stand at an index.
    private static func isBrace(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index + 2 < bytes.count && bytes[index] == UInt8(ascii: "7")
            && bytes[index + 1] | 0x20 == UInt8(ascii: "b")
            && bytes[index + 2].hexDigitValue != nil
    }
}
