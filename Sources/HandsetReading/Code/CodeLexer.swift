/// Tells the words, signs and strings of a file's code apart; comments are left out.
///
/// After a string with interpolations come their words, in parentheses.
struct CodeLexer {
    private(set) var tokens: [CodeToken] = []

    private let bytes: [UInt8]
    private let language: CodeLanguage
    private var place = 0
    private var line = 1

    /// The depth of strings within interpolations that are looked into.
    private static let maximumDepth = 16

    init(_ bytes: [UInt8], _ language: CodeLanguage) {
        self.bytes = bytes
        self.language = language
        scan(depth: 0)
    }

    /// Goes on to the end, or within an interpolation to the sign that ends it.
    private mutating func scan(until end: UInt8? = nil, depth: Int) {
        var open = 0
        while let byte = at(0) {
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                place += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
            case UInt8(ascii: "`") where language != .javaScript: place += 1
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): takeString(from: place, hashCount: 0, depth)
            case UInt8(ascii: "'") where language != .swift:
                takeString(from: place, hashCount: 0, depth)
            case UInt8(ascii: "`"): takeString(from: place, hashCount: 0, depth)
            case UInt8(ascii: "@") where at(1) == UInt8(ascii: "\""):
                takeString(from: place + 1, hashCount: 0, depth)
            case UInt8(ascii: "r")
            where language == .dart && (at(1) == UInt8(ascii: "'") || at(1) == UInt8(ascii: "\"")):
                takeString(from: place + 1, hashCount: 0, depth)
            case UInt8(ascii: "#") where language == .swift && isRawString: takeRawString(depth)
            case UInt8(ascii: "@"), UInt8(ascii: "#"): takeWord()
            case _ where Self.isName(byte): takeWord()
            default:
                if let end {
                    let opening = end == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "{")
                    if byte == opening { open += 1 }
                    if byte == end {
                        guard open > 0 else { return }
                        open -= 1
                    }
                }
                add(.sign, String(UnicodeScalar(byte)), line)
                place += 1
            }
        }
    }

    private func at(_ distance: Int) -> UInt8? {
        bytes.indices.contains(place + distance) ? bytes[place + distance] : nil
    }

    private mutating func add(_ kind: CodeToken.Kind, _ text: String, _ line: Int) {
        tokens.append(CodeToken(kind: kind, text: text, line: line))
    }

    private mutating func skipLine() {
        place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }

    private mutating func skipComment() {
        var depth = 0
        while let byte = at(0) {
            let next = at(1)
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                // Comments are within each other in Swift and Dart alone.
                depth = language == .swift || language == .dart ? depth + 1 : 1
                place += 2
            } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                if byte == UInt8(ascii: "\n") { line += 1 }
                place += 1
            }
        }
    }

    private var isRawString: Bool {
        let rest = bytes[place...].drop { $0 == UInt8(ascii: "#") }
        return rest.first == UInt8(ascii: "\"")
    }

    private mutating func takeRawString(_ depth: Int) {
        let count = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
        takeString(from: place + count, hashCount: count, depth)
    }

    private mutating func takeWord() {
        let start = place
        place += 1
        while let byte = at(0), Self.isName(byte) { place += 1 }
        add(.word, String(decoding: bytes[start..<place], as: UTF8.self), line)
    }

    /// Takes a string whose quote is at an offset, up to its end or that of the line.
    private mutating func takeString(from start: Int, hashCount: Int, _ depth: Int) {
        let quote = bytes[start]
        place = start
        let isTripled =
            quote != UInt8(ascii: "`") && at(1) == quote && at(2) == quote
            && (language == .swift || language == .dart)
        let hasLines = isTripled || quote == UInt8(ascii: "`")
        let quotes =
            Array(repeating: quote, count: isTripled ? 3 : 1)
            + Array(repeating: UInt8(ascii: "#"), count: hashCount)
        place += isTripled ? 3 : 1
        let firstLine = line
        var text: [UInt8] = []
        let index = tokens.count
        while let byte = at(0) {
            if bytes[place...].starts(with: quotes) {
                place += quotes.count
                break
            }
            if byte == UInt8(ascii: "\n") {
                if !hasLines { break }
                line += 1
            }
            if isInterpolation(quote, hashCount), depth < Self.maximumDepth {
                takeInterpolation(hashCount, depth)
                continue
            }
            if byte == UInt8(ascii: "\\"), hashCount == 0, let next = at(1), next != 10 {
                text.append(next)
                place += 2
            } else {
                text.append(byte)
                place += 1
            }
        }
        tokens.insert(
            CodeToken(kind: .string, text: String(decoding: text, as: UTF8.self), line: firstLine),
            at: min(index, tokens.count))
    }

    private func isInterpolation(_ quote: UInt8, _ hashCount: Int) -> Bool {
        switch language {
        case .swift:
            let hashes = Array(repeating: UInt8(ascii: "#"), count: hashCount)
            return bytes[place...].starts(with: [UInt8(ascii: "\\")] + hashes + [UInt8(ascii: "(")])
        case .javaScript:
            return quote == UInt8(ascii: "`") && bytes[place...].starts(with: Array("${".utf8))
        case .dart: return bytes[place...].starts(with: Array("${".utf8))
        case .objectiveC: return false
        }
    }

    private mutating func takeInterpolation(_ hashCount: Int, _ depth: Int) {
        place += 2 + hashCount
        add(.sign, "(", line)
        scan(until: language == .swift ? UInt8(ascii: ")") : UInt8(ascii: "}"), depth: depth + 1)
        add(.sign, ")", line)
        place = min(place + 1, bytes.count)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
