/// A session that a rule has found.
public struct SessionMatch: Hashable, Sendable {
    /// What the rule is called.
    public var rule: String
    /// The top-level key of the value.
    public var key: String
    /// The session, exactly as it stands in the text, quotes and all.
    public var session: String
    /// Where the session stands in the text, in UTF-16 units, as on the device.
    public var range: Range<Int>
    /// Where all that the rule has matched stands in the text, in UTF-16 units.
    public var wholeRange: Range<Int>
    /// The text that was searched: what Darwin prints for the top-level value, or, where the rule
    /// reads a key path, for the value at its end.
    public var text: String
    /// The way to the value, where the rule reads that; `nil` where it searches the printed text.
    public var keyPath: SessionKeyPath?

    /// Creates a match.
    ///
    /// - Parameters:
    ///   - rule: What the rule is called.
    ///   - key: The top-level key of the value.
    ///   - session: The session, exactly as it stands in the text.
    ///   - range: Where the session stands in the text, in UTF-16 units.
    ///   - wholeRange: Where all that the rule has matched stands. If `nil`, that is the session.
    ///   - text: The text that was searched.
    ///   - keyPath: The way to the value. If `nil`, the printed text of the top-level value was
    ///     searched.
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
