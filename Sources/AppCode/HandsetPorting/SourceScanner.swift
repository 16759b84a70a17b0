/// Goes over a Swift file once, and notes what is code.
///
/// Nested comments, strings of several lines, raw strings, interpolations within each other and regular expressions are
/// known; a string or a comment without an end goes to the end of the line or of the file, as in the compiler.
struct SourceScanner {
    private(set) var isCode: [Bool]
    private let bytes: [UInt8]
    private var place = 0

    /// An opening at a place that has no end yet; they are listed from the outermost on.
    private enum Opening {
        /// An interpolation, with the number of parentheses in it that are open.
        case interpolation(parentheses: Int)
        case string(hashCount: Int, hasLines: Bool)
    }
    private var openings: [Opening] = []
    private var regex: RegexLiteral

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        regex = RegexLiteral(bytes)
        isCode = Array(repeating: true, count: bytes.count)
    }

    mutating func scan() {
        while place < bytes.count {
            if case .string(let hashCount, let hasLines)? = openings.last {
                scanString(hashCount, hasLines: hasLines)
            } else {
                scanCode()
            }
        }
    }

    private mutating func scanCode() {
        if has("//") {
            hide(until: bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
        } else if has("/*") {
            hide(until: endOfComment())
        } else {
            let hashCount = hashCount(at: place)
            if has("\"", at: place + hashCount) {
                let hasLines = has("\"\"\"", at: place + hashCount)
                openings.append(.string(hashCount: hashCount, hasLines: hasLines))
                hide(until: place + hashCount + (hasLines ? 3 : 1))
            } else if let end = regex.end(at: place, hashCount: hashCount) {
                hide(until: end)
            } else {
                takeParenthesis()
                place += max(1, hashCount)
            }
        }
    }

    /// Counts a parenthesis of an interpolation, whose last one ends it.
    private mutating func takeParenthesis() {
        guard case .interpolation(let count)? = openings.last else { return }
        switch bytes[place] {
        case UInt8(ascii: "("):
            openings[openings.count - 1] = .interpolation(parentheses: count + 1)
        case UInt8(ascii: ")") where count == 0:
            isCode[place] = false
            openings.removeLast()
        case UInt8(ascii: ")"):
            openings[openings.count - 1] = .interpolation(parentheses: count - 1)
        default: break
        }
    }

    private func endOfComment() -> Int {
        var (end, depth) = (place, 0)
        while end < bytes.count {
            if has("/*", at: end) {
                (end, depth) = (end + 2, depth + 1)
            } else if has("*/", at: end) {
                (end, depth) = (end + 2, depth - 1)
                if depth == 0 { break }
            } else {
                end += 1
            }
        }
        return min(end, bytes.count)
    }

    /// Goes on in a string, up to its end or to an interpolation.
    private mutating func scanString(_ hashCount: Int, hasLines: Bool) {
        let quotes = hasLines ? "\"\"\"" : "\""
        while place < bytes.count {
            if has(quotes), self.hashCount(at: place + quotes.utf8.count) >= hashCount {
                hide(until: place + quotes.utf8.count + hashCount)
                openings.removeLast()
                return
            }
            if !hasLines, bytes[place] == UInt8(ascii: "\n") {
                openings.removeLast()
                return
            }
            if has("\\"), self.hashCount(at: place + 1) >= hashCount {
                let next = place + 1 + hashCount
                if has("(", at: next) {
                    hide(until: next + 1)
                    openings.append(.interpolation(parentheses: 0))
                    return
                }
                // A backslash before the end of a line escapes nothing there.
                hide(until: has("\n", at: next) ? next : next + 1)
            } else {
                hide(until: place + 1)
            }
        }
    }

    private mutating func hide(until end: Int) {
        let end = min(end, bytes.count)
        for hidden in place..<end { isCode[hidden] = false }
        place = end
    }

    private func has(_ text: String, at offset: Int? = nil) -> Bool {
        let offset = offset ?? place
        return offset <= bytes.count && bytes[offset...].starts(with: text.utf8)
    }

    private func hashCount(at offset: Int) -> Int {
        offset <= bytes.count ? bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count : 0
    }
}
