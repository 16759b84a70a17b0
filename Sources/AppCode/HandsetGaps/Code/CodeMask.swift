/// The bytes of a Swift file in which comments are blank and strings are underscores, so that a pattern finds code alone.
///
/// Each byte stays at its place, and each is of ASCII: the offsets of bytes and of a text's parts are the same.
struct CodeMask {
    private(set) var bytes: [UInt8]
    private let source: [UInt8]
    private var place = 0

    init(_ source: [UInt8]) {
        self.source = source
        bytes = source.map { $0 < 0x80 ? $0 : UInt8(ascii: "_") }
        while place < source.count {
            if !skipComment(), !skipString() { place += 1 }
        }
    }

    private func has(_ text: StaticString, at offset: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= source.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(source[offset..<offset + $0.count]) }
    }

    private mutating func blank(_ range: Range<Int>, with byte: UInt8) {
        for offset in range where source[offset] != UInt8(ascii: "\n") { bytes[offset] = byte }
    }

    private mutating func skipComment() -> Bool {
        let start = place
        if has("//", at: place) {
            place = source[place...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
        } else if has("/*", at: place) {
            var depth = 0
            repeat {
                if has("/*", at: place) {
                    (depth, place) = (depth + 1, place + 2)
                } else if has("*/", at: place) {
                    (depth, place) = (depth - 1, place + 2)
                } else {
                    place += 1
                }
            } while depth > 0 && place < source.count
        } else {
            return false
        }
        place = min(place, source.count)
        blank(start..<place, with: UInt8(ascii: " "))
        return true
    }

    private mutating func skipString() -> Bool {
        let start = place
        var marks = 0
        while place + marks < source.count, source[place + marks] == UInt8(ascii: "#") {
            marks += 1
        }
        guard place + marks < source.count, source[place + marks] == UInt8(ascii: "\"") else {
            return false
        }
        let isLong = has("\"\"\"", at: place + marks)
        place += marks + (isLong ? 3 : 1)
        let end = endOfString(marks, isLong)
        place = min(end, source.count)
        // The quotation marks stay, so that the string is one word.
        blank(start..<place, with: UInt8(ascii: "_"))
        bytes[start] = UInt8(ascii: "\"")
        if place - start > 1 { bytes[place - 1] = UInt8(ascii: "\"") }
        return true
    }

    /// Returns the offset after a string, whose interpolations may have strings of their own.
    private func endOfString(_ marks: Int, _ isLong: Bool) -> Int {
        var offset = place
        // The parentheses that are open in each interpolation that the place is in.
        var open = 0
        while offset < source.count {
            let byte = source[offset]
            if open > 0 {
                if byte == UInt8(ascii: "(") { open += 1 }
                if byte == UInt8(ascii: ")") { open -= 1 }
                if byte == UInt8(ascii: "\"") { offset = endOfInnerString(offset) - 1 }
            } else if byte == UInt8(ascii: "\\"), hasMarks(marks, at: offset + 1) {
                if has("(", at: offset + 1 + marks) { open = 1 }
                offset += 1 + marks
            } else if byte == UInt8(ascii: "\""), !isLong || has("\"\"\"", at: offset),
                hasMarks(marks, at: offset + (isLong ? 3 : 1))
            {
                return offset + (isLong ? 3 : 1) + marks
            } else if byte == UInt8(ascii: "\n"), !isLong {
                return offset
            }
            offset += 1
        }
        return source.count
    }

    private func endOfInnerString(_ start: Int) -> Int {
        var offset = start + 1
        while offset < source.count, source[offset] != UInt8(ascii: "\n") {
            if source[offset] == UInt8(ascii: "\\") { offset += 1 }
            if offset < source.count, source[offset] == UInt8(ascii: "\"") { return offset + 1 }
            offset += 1
        }
        return min(offset, source.count)
    }

    private func hasMarks(_ count: Int, at offset: Int) -> Bool {
        offset + count <= source.count
            && source[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
