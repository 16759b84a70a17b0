/// Why the reading of a script has stopped before its end.
enum ScriptFault: Error {
    /// What stands there may stand nowhere in a script: the phrase for it, and where it is.
    case malformed(String, Range<Int>)
    /// A token stands there that may not follow those before it.
    case unexpected(Range<Int>)
    /// The script is beyond what is told apart here.
    case undecided

    /// Where the fault is, if there is one.
    var range: Range<Int>? {
        switch self {
        case .malformed(_, let range), .unexpected(let range): range
        case .undecided: nil
        }
    }
}
