/// A word, a sign or a literal in a file, with the place of the bracket that belongs to it.
struct ScriptToken: Sendable {
    enum Kind: UInt8, Sendable {
        /// The end of the file, or of the brackets that are read.
        case end
        case word
        case number
        /// A string without values in it, with its quotes.
        case string
        case regularExpression
        case sign
        /// One of `(`, `[` and `{`.
        case open
        /// One of `)`, `]` and `}`.
        case close
        /// The quote that begins a string with values in it.
        case quoteOpen
        case quoteText
        case quoteClose
        /// The sign that begins a value in a string, such as `${`.
        case holeOpen
        case holeClose
        /// A name in a string, behind a dollar sign.
        case holeName
        /// The `<` of an element of JSX.
        case elementOpen
        /// The `>` behind the attributes of an element with children.
        case elementTagEnd
        /// The `</` behind the children of an element.
        case elementClosing
        /// The sign at the end of an element.
        case elementEnd
    }

    var kind: Kind
    /// True if a line ends before the token.
    var isAfterLine: Bool
    /// The word or the sign; none for other kinds.
    var word: ScriptWord
    var start: Int32
    var end: Int32
    /// The index of the bracket that belongs to this one, or of what ends its part of the file; -1 for none.
    var match: Int32 = -1

    init(_ kind: Kind, _ word: ScriptWord, _ range: Range<Int>, isAfterLine: Bool) {
        self.kind = kind
        self.word = word
        self.isAfterLine = isAfterLine
        start = Int32(clamping: range.lowerBound)
        end = Int32(clamping: range.upperBound)
    }

    var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}
