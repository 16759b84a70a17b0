import Handset

/// A difference between a text and what Darwin prints, which was repaired when the text was read.
public enum LogRepair: String, Hashable, Sendable, CaseIterable {
    /// The outer braces are missing.
    case braces
    /// A comment stands in the text.
    case comment
    /// A string has a line break that is not an escape.
    case lineBreak = "line-break"
    /// A string has characters beyond ASCII that are not escapes.
    case nonASCII = "non-ascii"
    /// Bytes are not UTF-8; U+FFFD replaces them.
    case encoding
    /// A text has no quotes, and Darwin writes some.
    case unquoted
    /// A text has quotes, and Darwin writes none.
    case quoted
    /// The quotes are not `"`.
    case quotes
    /// A separator is missing, or is another one.
    case separator
    /// The keys are not in the order in which Darwin prints them.
    case keyOrder = "key-order"
    /// A key comes twice; the last value counts.
    case duplicateKey = "duplicate-key"
    /// An escape is written in another way.
    case escape
    /// A line ends with a backslash, and goes on in the next one.
    case continuation
    /// Another difference.
    case other
}
