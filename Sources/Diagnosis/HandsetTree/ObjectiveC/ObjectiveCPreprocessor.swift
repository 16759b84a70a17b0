/// Takes the branches of `#if` that are for iOS, and marks the branches of undecided conditions.
///
/// Branches are marked if each is made of whole statements or members; otherwise the first stands for all.
struct ObjectiveCPreprocessor {
    /// A condition with its branches, up to the current one.
    struct Group {
        /// True if the tokens of the current branch are kept.
        var isReading = true
        /// True if no other branch can be taken.
        var isTaken = false
        /// The index of the token that begins the first branch that is not decided.
        var marker: Int?
        var conditions: [String] = []
        /// True as long as each branch is made of whole statements.
        var isWhole = true
        var isFirstBranch = true
        /// True if a token of the current branch was there.
        var hasToken = false
        /// The number of brackets around the group.
        var floor = 0
        /// The smallest number of brackets within it.
        var lowest = 0
        /// The number of brackets that may not be closed.
        var guarded = 0
        /// The number of tokens at the end of the first branch.
        var firstEnd = 0
        var firstPrevious = Previous.open
    }

    /// The surroundings before a place.
    enum Previous {
        /// The end of a statement or member.
        case end
        /// The begin of a block or of a case.
        case open
        case other
    }

    var tokens: [ObjectiveCToken] = []
    var groups: [Group] = []
    /// The open brackets; a type without braces is one too.
    var brackets: [UInt8] = []
    var previous = Previous.open

    static let typeBracket = UInt8(ascii: "@")

    /// True if the current tokens are kept.
    var isReading: Bool { groups.last?.isReading ?? true }

    /// True if a statement or member can begin here.
    var isBoundary: Bool {
        switch brackets.last {
        case nil, Self.typeBracket: true
        case UInt8(ascii: "{"): previous != .other
        default: false
        }
    }

    mutating func take(_ all: [ObjectiveCToken]) {
        for (index, token) in all.enumerated() {
            if token.kind == .directive {
                takeDirective(token, next: index + 1 < all.count ? all[index + 1] : nil)
            } else if isReading {
                append(token, next: index + 2 < all.count ? all[index + 2] : nil)
            }
        }
    }

    /// Returns the tokens with one that says that they end.
    mutating func finished() -> [ObjectiveCToken] {
        while !groups.isEmpty { endGroup() }
        var kept = tokens.filter { $0.kind != .skipped }
        kept.append(ObjectiveCToken(kind: .end, text: "", line: kept.last?.line ?? 1))
        return kept
    }

    private mutating func append(_ token: ObjectiveCToken, next: ObjectiveCToken?) {
        if let last = groups.indices.last, !groups[last].hasToken {
            groups[last].hasToken = true
            if !Self.canBegin(token) { groups[last].isWhole = false }
        }
        previous = .other
        switch token.kind {
        case .sign: takeSign(token.text)
        case .word where token.text.utf8.first == Self.typeBracket: takeAtWord(token.text, next)
        default: break
        }
        tokens.append(token)
    }

    private mutating func takeSign(_ text: String) {
        switch text {
        case "{", "(", "[":
            brackets.append(text.utf8.first ?? 0)
            if text == "{" { previous = .open }
        case "@{", "@[", "@(": brackets.append(UInt8(ascii: "("))
        case "}", ")", "]":
            close()
            if text == "}" { previous = .end }
        case ";": previous = .end
        case ":": previous = .open
        default: break
        }
    }

    private mutating func takeAtWord(_ text: String, _ next: ObjectiveCToken?) {
        switch text {
        case "@interface", "@implementation", "@protocol":
            if text == "@protocol", let next, [";", ",", ")"].contains(next.text) { return }
            if groups.isEmpty { brackets = [] }
            brackets.append(Self.typeBracket)
        case "@end":
            close()
            previous = .end
        default: break
        }
    }

    private mutating func close() {
        guard let last = groups.indices.last else {
            _ = brackets.popLast()
            return
        }
        guard brackets.count > groups[last].guarded, !brackets.isEmpty else {
            groups[last].lowest = -1
            return
        }
        brackets.removeLast()
        groups[last].lowest = min(groups[last].lowest, brackets.count)
    }

    /// Returns true if a statement or member can begin with a token.
    private static func canBegin(_ token: ObjectiveCToken) -> Bool {
        switch token.kind {
        case .sign: ["[", "(", "*", "-", "+", "^", ";", "++", "--"].contains(token.text)
        case .word: !["else", "case", "default", "@catch", "@finally"].contains(token.text)
        default: false
        }
    }
}
