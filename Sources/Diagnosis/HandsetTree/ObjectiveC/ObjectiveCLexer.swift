/// Tells the words, signs and strings of Objective-C apart; comments are left out.
struct ObjectiveCLexer {
    var tokens: [ObjectiveCToken] = []
    let bytes: [UInt8]
    var place = 0
    var line: Int32 = 1
    private var isFirst = true

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                passNewline()
                isFirst = true
            case 0...0x20, UInt8(ascii: "\\"), 0x7F: place += 1
            case UInt8(ascii: "/") where byte == at(1): skipLine()
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "#") where isFirst: takeDirective()
            case UInt8(ascii: "\""): takeString()
            case UInt8(ascii: "'"): takeString()
            case UInt8(ascii: "@"): takeAt()
            case UInt8(ascii: "0")...UInt8(ascii: "9"): takeNumber()
            case UInt8(ascii: ".") where Self.isDigit(at(1)): takeNumber()
            default:
                if Self.isName(byte) { takeWord() } else { takeSign() }
            }
        }
    }

    func at(_ distance: Int) -> UInt8 {
        place + distance < bytes.count ? bytes[place + distance] : 0
    }

    mutating func add(_ kind: ObjectiveCToken.Kind, _ text: String, at line: Int32) {
        tokens.append(ObjectiveCToken(kind: kind, text: text, line: line, isFirst: isFirst))
        isFirst = false
    }

    /// Passes the end of a line, which may be two bytes.
    mutating func passNewline() {
        if at(0) == UInt8(ascii: "\r"), at(1) == UInt8(ascii: "\n") { place += 1 }
        place += 1
        line += 1
    }

    private mutating func skipLine() {
        while place < bytes.count, !Self.isNewline(bytes[place]) { place += 1 }
    }

    mutating func skipComment() {
        place += 2
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                place += 2
                return
            }
            if Self.isNewline(bytes[place]) { passNewline() } else { place += 1 }
        }
    }

    private mutating func takeWord() {
        let text = wordText()
        // The prefix of a string of C or C++.
        if at(0) == UInt8(ascii: "\"") {
            switch text {
            case "L", "u", "U", "u8": return takeString()
            case "R", "LR", "u8R": return takeRawString()
            default: break
            }
        }
        add(.word, text, at: line)
    }

    private mutating func wordText() -> String {
        let start = place
        while place < bytes.count, Self.isName(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func takeAt() {
        switch at(1) {
        case UInt8(ascii: "\""):
            place += 1
            takeString()
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"): place += 1
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("):
            add(.sign, "@" + String(UnicodeScalar(at(1))), at: line)
            place += 2
        default:
            place += 1
            if Self.isName(at(0)) {
                add(.word, "@" + wordText(), at: line)
            } else {
                add(.sign, "@", at: line)
            }
        }
    }

    /// The signs of more than one byte, the longest first.
    private static let longSigns: [[UInt8]] = [
        "<<=", ">>=", "...", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||",
        "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "::", "##",
    ].map { Array($0.utf8) }

    private mutating func takeSign() {
        let byte = bytes[place]
        for sign in Self.longSigns where sign[0] == byte && sign[1] == at(1) {
            guard sign.count == 2 || sign[2] == at(2) else { continue }
            add(.sign, String(decoding: sign, as: UTF8.self), at: line)
            place += sign.count
            return
        }
        add(.sign, String(UnicodeScalar(byte)), at: line)
        place += 1
    }

    static func isNewline(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
