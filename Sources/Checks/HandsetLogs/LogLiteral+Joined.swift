import Handset

// A literal of several lines, as in C and in shells.

extension LogLiteral {
    private static let maximumBlankCount = 64

    /// Returns true if a literal may go on behind the index at which it seems to end.
    static func mayGoOn(_ line: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard index < line.count else { return line.last { $0 != 13 } == UInt8(ascii: "\\") }
        let rest = line[(index + 1)...].prefix(maximumBlankCount).drop { $0 == 32 || $0 == 9 }
        let next = rest.first
        return next == nil || next == 13 || next == UInt8(ascii: "\\") || next == UInt8(ascii: "\"")
    }

    /// Reads a literal from its content on, with others that follow it directly or after a backslash.
    ///
    /// The count is for the whole. The result is `nil` if it is a single one.
    init?(joined text: LogText) {
        var raw: [UInt8] = []
        var index = 0
        var isJoined = false
        /// The number of braces that are open.
        var depth = 0
        while let byte = text.byte(at: index), byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "\"") {
                guard let next = Self.junction(text, at: index, isOpen: depth > 0) else { break }
                index = next
                isJoined = true
            } else if byte == UInt8(ascii: "\\"), let next = text.byte(at: index + 1) {
                if next == UInt8(ascii: "\n") { isJoined = true } else { raw += [byte, next] }
                index += 2
            } else {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
                raw.append(byte)
                index += 1
            }
        }
        guard isJoined else { return nil }
        self = raw.withUnsafeBufferPointer { Self($0) }
        count = index
    }

    /// Returns the index after the quote of the next literal, if it follows the quote at an index.
    ///
    /// It may stand on the next line after a backslash, and without one if the text is open.
    static func junction(_ text: LogText, at index: Int, isOpen: Bool) -> Int? {
        var end = index + 1
        func skipBlanks() {
            let start = end
            while let byte = text.byte(at: end), byte == 32 || byte == 9,
                end - start < maximumBlankCount
            { end += 1 }
        }
        skipBlanks()
        let hasBackslash = text.byte(at: end) == UInt8(ascii: "\\")
        if hasBackslash {
            end += 1
            skipBlanks()
        }
        if text.byte(at: end) == UInt8(ascii: "\n") {
            guard hasBackslash || isOpen else { return nil }
            end += 1
            skipBlanks()
        } else if hasBackslash {
            return nil
        }
        return text.byte(at: end) == UInt8(ascii: "\"") ? end + 1 : nil
    }
}
