/// A token of a script.
struct ScriptToken {
    enum Kind {
        case name
        case reservedWord
        case number
        case string
        /// A template, or a part of one, up to a backtick or to `${`.
        case template(isEnd: Bool, isMalformed: Bool)
        case mark
        case end
    }

    let kind: Kind
    let range: Range<Int>
    /// The text of a mark or of a word; empty for a word that is longer than all that matter.
    var word = ""
    /// Whether a line ends between the token before and this one.
    var followsLineEnd = false

    /// Whether it is one mark, or one word.
    func isWord(_ word: String) -> Bool { self.word == word }

    var isEnd: Bool {
        if case .end = kind { true } else { false }
    }

    var isName: Bool {
        if case .name = kind { true } else { false }
    }

    /// Whether it is a word of any sort, as may stand behind a dot.
    var isAnyWord: Bool {
        switch kind {
        case .name, .reservedWord: true
        default: false
        }
    }

    /// The words that are no names, whatever the mode.
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
}
