/// A word, a sign or a string of Objective-C.
struct ObjectiveCToken: Sendable {
    enum Kind: UInt8, Sendable {
        /// A name or a keyword, with its `@`.
        case word
        case number
        /// A string, without its quotes.
        case string
        case character
        case sign
        /// A line that begins with `#`, without that sign.
        case directive
        /// The begin of the first branch of an `#if` that is not decided; the text is its condition.
        case branch
        /// The begin of another branch; the text is its condition.
        case nextBranch
        case branchesEnd
        /// Nothing; left out in the end.
        case skipped
        case end
    }

    var kind: Kind
    var text: String
    var line: Int32
    /// True if nothing but white space stands before it on its line.
    var isFirst = false
}
