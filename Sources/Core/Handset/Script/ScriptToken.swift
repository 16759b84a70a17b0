struct ScriptToken {
    enum Kind {
        case name
        case reservedWord
        case number
        case string
        /// A template or a part of one, up to a backtick or `${`.
        case template(isEnd: Bool, isMalformed: Bool)
        case mark
        case end
    }

    let kind: Kind
    let range: Range<Int>
    /// The text of a mark or a word; empty for a word longer than every keyword.
    var word = ""
    /// True if a line ends between the previous token and this one.
    var followsLineEnd = false

    /// Returns true if the token is this mark or word.
    func isWord(_ word: String) -> Bool { self.word == word }

    var isEnd: Bool {
        if case .end = kind { true } else { false }
    }

    var isName: Bool {
        if case .name = kind { true } else { false }
    }

    /// True if the token is a name or a reserved word; both may follow a dot.
    var isAnyWord: Bool {
        switch kind {
        case .name, .reservedWord: true
        default: false
        }
    }

    /// The words that are never names, in strict mode or outside of it.
    static let reservedWords: Set<String> = [
        "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
        "do", "else", "enum", "export", "extends", "false", "finally", "for", "function", "if",
        "import", "in", "instanceof", "new", "null", "return", "super", "switch", "this", "throw",
        "true", "try", "typeof", "var", "void", "while", "with",
    ]

    static let marks: Set<String> = [
        ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==",
        "!=", "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=",
        "|=", "^=", "<<", ">>", "**", "{", "}", "(", ")", "[", "]", ";", ",", "<", ">", "+", "-",
        "*", "/", "%", "&", "|", "^", "!", "~", "?", ":", "=", ".",
    ]

    static let unitsOfMarks = Set(marks.joined().utf16)
}
