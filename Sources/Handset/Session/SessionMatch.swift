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
    /// What Darwin prints for the value.
    public var text: String

    /// Creates a match.
    public init(rule: String, key: String, session: String, range: Range<Int>, text: String) {
        self.rule = rule
        self.key = key
        self.session = session
        self.range = range
        self.text = text
    }
}
