/// What a rule has found for the top-level value that was printed last.
enum SessionFinding {
    /// A session in the printed text.
    case text(PatternFinding)
    /// The session at the end of a key path.
    case value(String, SessionKeyPath)
}
