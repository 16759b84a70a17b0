/// A session that a rule has found.
public struct SessionMatch: Hashable, Sendable {
    /// The name of the rule.
    public var rule: String
    /// The top-level key of the value.
    public var key: String
    /// The session, exactly as it stands in the text, quotes and all.
    public var session: String
    /// The range of the session in the text, in UTF-16 units, as on the device.
    public var range: Range<Int>
    /// The range of the whole match in the text, in UTF-16 units.
    public var wholeRange: Range<Int>
    /// The text that was searched: the printed top-level value, or, where the rule reads a key path, the
    /// printed value at its end.
    public var text: String
    /// The path to the value; `nil` where the rule searches the printed text.
    public var keyPath: SessionKeyPath?

    /// Creates a match.
    ///
    /// - Parameters:
    ///   - rule: The name of the rule.
    ///   - key: The top-level key of the value.
    ///   - session: The session, exactly as it stands in the text.
    ///   - range: The range of the session in the text, in UTF-16 units.
    ///   - wholeRange: The range of the whole match. If `nil`, the range of the session.
    ///   - text: The text that was searched.
    ///   - keyPath: The path to the value. If `nil`, the printed text of the top-level value was searched.
    public init(
        rule: String, key: String, session: String, range: Range<Int>,
        wholeRange: Range<Int>? = nil, text: String, keyPath: SessionKeyPath? = nil
    ) {
        self.rule = rule
        self.key = key
        self.session = session
        self.range = range
        self.wholeRange = wholeRange ?? range
        self.text = text
        self.keyPath = keyPath
    }
}
