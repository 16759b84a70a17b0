/// The text of a Swift file, with its code told apart from its comments and strings.
///
/// ```swift
/// let text = SourceText("let a = \"b\" // c")
/// text.isCode(at: 0)   // true
/// text.isCode(at: 9)   // false: in the string
/// ```
public struct SourceText: Sendable {
    /// The bytes of the file, in UTF-8 and without a byte order mark.
    public let bytes: [UInt8]
    /// True for each byte of code; false in a comment and in a string, but true in an interpolation.
    private let code: [Bool]
    /// The offsets at which lines begin.
    private let lineStarts: [Int]
    /// The offsets of the parentheses and braces that end others, by the offsets of those.
    private let closings: [Int: Int]

    /// The byte order mark of UTF-8, which would be a part of the first word.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Reads a text; whatever it holds, there is a result.
    public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    /// Reads the bytes of a file.
    public init(bytes: [UInt8]) {
        let bytes = bytes.starts(with: Self.mark) ? Array(bytes.dropFirst(Self.mark.count)) : bytes
        self.bytes = bytes
        var scanner = SourceScanner(bytes)
        scanner.scan()
        code = scanner.isCode
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        closings = Self.closings(of: bytes, scanner.isCode)
    }

    /// Returns the ends of all parentheses and braces in code, in one pass.
    private static func closings(of bytes: [UInt8], _ isCode: [Bool]) -> [Int: Int] {
        var (closings, parentheses, braces) = ([Int: Int](), [Int](), [Int]())
        for place in bytes.indices where isCode[place] {
            switch bytes[place] {
            case UInt8(ascii: "("): parentheses.append(place)
            case UInt8(ascii: "{"): braces.append(place)
            case UInt8(ascii: ")"):
                if let start = parentheses.popLast() { closings[start] = place }
            case UInt8(ascii: "}"):
                if let start = braces.popLast() { closings[start] = place }
            default: break
            }
        }
        return closings
    }

    /// Returns true if a byte belongs to code; false beyond the end.
    public func isCode(at offset: Int) -> Bool {
        code.indices.contains(offset) && code[offset]
    }

    /// Returns true if code has a word at an offset, and neither before nor after it another part of a name.
    ///
    /// A sign such as `@` or `#` may begin the word.
    public func hasWord(_ word: String, at offset: Int) -> Bool {
        let expected = Array(word.utf8)
        let end = offset + expected.count
        guard !expected.isEmpty, offset >= 0, end <= bytes.count, isCode(at: offset),
            bytes[offset..<end].elementsEqual(expected)
        else { return false }
        if Self.isName(expected[0]), offset > 0, Self.isName(bytes[offset - 1]) { return false }
        return end == bytes.count || !Self.isName(bytes[end])
    }

    /// Returns true if a sign of a name is at an offset.
    func hasName(at offset: Int) -> Bool { offset < bytes.count && Self.isName(bytes[offset]) }

    /// Returns the word that begins at an offset, with `@` or `#` before it; `nil` if none does.
    func word(at offset: Int) -> String? {
        guard let first = bytes[offset...].first else { return nil }
        let isMarked = first == UInt8(ascii: "@") || first == UInt8(ascii: "#")
        guard isMarked || Self.isName(first) else { return nil }
        let end = bytes[(offset + 1)...].firstIndex { !Self.isName($0) } ?? bytes.count
        return String(decoding: bytes[offset..<end], as: UTF8.self)
    }

    /// Returns the offset at which the line of an offset begins.
    func startOfLine(at offset: Int) -> Int { lineStarts[line(at: offset) - 1] }

    /// Returns the offset at which a line begins, from its number, counted from 1; `nil` if there is no such line.
    func start(ofLine line: Int) -> Int? {
        lineStarts.indices.contains(line - 1) ? lineStarts[line - 1] : nil
    }

    /// Returns the offsets of a pair of parentheses and of all between them, or `nil` if none begins at an offset.
    ///
    /// White space may stand before it.
    public func parentheses(from offset: Int) -> Range<Int>? {
        pair(UInt8(ascii: "("), from: offset)
    }

    /// Returns the offsets of a pair of braces and of all between them, or `nil` if none begins at an offset.
    ///
    /// White space may stand before it.
    public func braces(from offset: Int) -> Range<Int>? { pair(UInt8(ascii: "{"), from: offset) }

    private func pair(_ opening: UInt8, from offset: Int) -> Range<Int>? {
        guard let start = firstSign(from: offset), bytes[start] == opening,
            let end = closings[start]
        else { return nil }
        return start..<end + 1
    }

    /// Returns the offset of the first byte that is neither a space nor a tab, in the same line.
    func firstSign(from offset: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count else { return nil }
        return bytes[offset...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    }

    /// Returns the number of the line of an offset, from 1.
    public func line(at offset: Int) -> Int {
        // The number of lines that begin at the offset or before it.
        var (low, high) = (1, lineStarts.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle - 1] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Returns the column of an offset, in characters from 1.
    public func column(at offset: Int) -> Int {
        let end = min(max(0, offset), bytes.count)
        let start = lineStarts[line(at: end) - 1]
        return 1 + String(decoding: bytes[start..<end], as: UTF8.self).count
    }

    /// True for a byte of a name: a letter, a digit, an underscore or a part of another script.
    static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
