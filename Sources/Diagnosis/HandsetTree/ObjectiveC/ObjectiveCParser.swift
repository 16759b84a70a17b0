/// Reads tokens of Objective-C into drafts.
///
/// The finished drafts wait in a list until the one around them takes them; so the functions that call each other
/// keep little of their own, and a small stack is enough for all that is within each other.
struct ObjectiveCParser {
    let tokens: [ObjectiveCToken]
    /// For each bracket the index of its partner, or -1.
    let partners: [Int32]
    var place = 0
    var drafts: [CodeDraft] = []
    /// The number of drafts within each other, for each of the drafts.
    var heights: [Int32] = []
    var gaps: [CodeGap] = []
    var depth = 0
    /// The place on the stack at which the parser began.
    let stackStart: Int
    /// The place at which the current statement begins.
    var statementStart = 0

    /// The number of statements and expressions within each other that are read.
    static let maximumDepth = 200
    /// The number of bytes of the stack that are taken; some threads have 512 kilobytes.
    static let maximumStackByteCount = 352 << 10
    /// The number of drafts within each other that are made.
    static let maximumHeight: Int32 = 600

    init(_ tokens: [ObjectiveCToken]) {
        self.tokens = tokens
        partners = Self.partners(tokens)
        stackStart = Self.stackTop()
    }

    mutating func read() {
        while !isAtEnd {
            let before = place
            items(.file)
            // A brace that closes nothing.
            if place == before {
                gap(.notUnderstood)
                place += 1
            }
        }
    }

    // MARK: - Tokens

    var token: ObjectiveCToken { tokens[place] }
    var isAtEnd: Bool { place >= tokens.count - 1 }
    var line: Int { Int(tokens[place].line) }

    func kind(_ index: Int) -> ObjectiveCToken.Kind {
        index >= 0 && index < tokens.count ? tokens[index].kind : .end
    }

    func has(_ text: String) -> Bool { has(text, at: place) }

    /// Returns true if a word or a sign stands at an index.
    func has(_ text: String, at index: Int) -> Bool {
        guard index >= 0, index < tokens.count else { return false }
        switch tokens[index].kind {
        case .word, .sign: return tokens[index].text == text
        default: return false
        }
    }

    func isWord(_ index: Int) -> Bool { kind(index) == .word }

    /// Returns the word or sign at an index; empty for others.
    func text(_ index: Int) -> String {
        guard index >= 0, index < tokens.count else { return "" }
        switch tokens[index].kind {
        case .word, .sign: return tokens[index].text
        default: return ""
        }
    }

    /// Returns the index of the bracket that closes the one at an index; `nil` if there is none.
    func closing(_ index: Int) -> Int? {
        guard index >= 0, index < partners.count, partners[index] > index else { return nil }
        return Int(partners[index])
    }

    /// Takes a word or a sign if it stands here.
    mutating func take(_ text: String) -> Bool {
        guard has(text) else { return false }
        advance()
        return true
    }

    mutating func advance() { if !isAtEnd { place += 1 } }

    private static func partners(_ tokens: [ObjectiveCToken]) -> [Int32] {
        var partners = [Int32](repeating: -1, count: tokens.count)
        var open: [(sign: UInt8, index: Int)] = []
        for (index, token) in tokens.enumerated() where token.kind == .sign {
            switch token.text {
            case "(", "[", "{", "@(", "@[", "@{":
                open.append((token.text.utf8.last ?? 0, index))
            case ")", "]", "}":
                let sign = token.text == ")" ? "(" : token.text == "]" ? "[" : "{"
                let byte = sign.utf8.first ?? 0
                while let last = open.last {
                    if last.sign == byte {
                        partners[last.index] = Int32(index)
                        partners[index] = Int32(last.index)
                        open.removeLast()
                        break
                    }
                    // A brace stays open if another bracket closes.
                    if last.sign == UInt8(ascii: "{") { break }
                    open.removeLast()
                }
            default: break
            }
        }
        return partners
    }
}
