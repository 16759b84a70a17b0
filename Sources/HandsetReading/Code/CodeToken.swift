/// A word, a sign or a string of code.
struct CodeToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A name, a number, or a word with a sign before it, such as `@implementation` and `#if`.
        case word
        /// A text, without its quotes.
        case string
        /// One other sign.
        case sign
    }

    let kind: Kind
    let text: String
    let line: Int

    var isName: Bool {
        kind == .word && text.utf8.first.map { !(48...57).contains($0) } == true
    }
}
