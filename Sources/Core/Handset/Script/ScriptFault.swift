/// The reason why reading a script stopped before its end.
enum ScriptFault: Error {
    /// Text that is invalid anywhere in a script: the phrase for it, and its range.
    case malformed(String, Range<Int>)
    /// A token that may not follow the tokens before it.
    case unexpected(Range<Int>)
    /// The script uses a part of the language that is not checked.
    case undecided

    /// The range of the fault, or `nil` if the script is undecided.
    var range: Range<Int>? {
        switch self {
        case .malformed(_, let range), .unexpected(let range): range
        case .undecided: nil
        }
    }
}
