/// Reads property lists in NeXT's old form.
///
/// Foundation reads them too, but without the lines that a fact needs.
struct OpenStepReader {
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1

    /// Lists and dictionaries within each other.
    private static let maximumDepth = 64

    /// Returns the value of a file; `nil` if it is no such list.
    static func value(of bytes: [UInt8]) -> OpenStepValue? {
        var reader = OpenStepReader(bytes)
        return reader.value(depth: 0)
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func value(depth: Int) -> OpenStepValue? {
        skip()
        guard place < bytes.count, depth < Self.maximumDepth else { return nil }
        let start = line
        switch bytes[place] {
        case UInt8(ascii: "{"):
            place += 1
            var members: [String: OpenStepValue] = [:]
            while true {
                skip()
                guard place < bytes.count else { return nil }
                if take("}") { return .dictionary(members, line: start) }
                guard let key = text() else { return nil }
                skip()
                guard take("="), let value = value(depth: depth + 1) else { return nil }
                members[key] = value
                skip()
                guard take(";") else { return nil }
            }
        case UInt8(ascii: "("):
            place += 1
            var values: [OpenStepValue] = []
            while true {
                skip()
                guard place < bytes.count else { return nil }
                if take(")") { return .list(values, line: start) }
                guard let value = value(depth: depth + 1) else { return nil }
                values.append(value)
                skip()
                _ = take(",")
            }
        default: return text().map { .text($0, line: start) }
        }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
        place += 1
        return true
    }

    /// Takes a word or a text in quotes.
    private mutating func text() -> String? {
        guard place < bytes.count else { return nil }
        let quote = bytes[place]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return word() }
        place += 1
        var text: [UInt8] = []
        while place < bytes.count, bytes[place] != quote {
            if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { place += 1 }
            if bytes[place] == UInt8(ascii: "\n") { line += 1 }
            text.append(bytes[place])
            place += 1
        }
        place += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func word() -> String? {
        let start = place
        while place < bytes.count, !"{}()=;,\" \t\r\n".utf8.contains(bytes[place]) { place += 1 }
        return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }

    /// Passes white space and comments.
    private mutating func skip() {
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\n"):
                line += 1
                place += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
            case UInt8(ascii: "/") where starts("//"):
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            case UInt8(ascii: "/") where starts("/*"):
                place += 2
                while place < bytes.count, !starts("*/") {
                    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
                    place += 1
                }
                place = min(place + 2, bytes.count)
            default: return
            }
        }
    }

    private func starts(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }
}
