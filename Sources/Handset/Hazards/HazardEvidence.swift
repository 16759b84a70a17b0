/// What shows a hazard.
public struct HazardEvidence: Hashable, Sendable {
    /// What the evidence is a part of.
    public enum Subject: Hashable, Sendable {
        /// The printed text of a top-level value.
        case text(key: String)
        /// The text of the value at the end of a rule's key path.
        case value(keyPath: SessionKeyPath)
        /// The lookup URL of the session that a rule has found under a top-level key.
        case url(rule: String, key: String)
        /// The statement of the session that a rule has found under a top-level key.
        case javaScript(rule: String, key: String)
        /// The payload as a whole.
        case payload
    }

    /// What the evidence is a part of.
    public var subject: Subject
    /// Where it stands there, in UTF-16 units; `nil` where it stands nowhere, as for something that
    /// is missing.
    public var range: Range<Int>?
    /// The text of the range; where there is none, what the evidence is called, or nothing.
    public var text: String

    /// Creates evidence.
    ///
    /// - Parameters:
    ///   - subject: What the evidence is a part of.
    ///   - range: Where it stands there, in UTF-16 units. If `nil`, it stands nowhere.
    ///   - text: The text of the range, or what the evidence is called.
    public init(_ subject: Subject, range: Range<Int>? = nil, text: String = "") {
        self.subject = subject
        self.range = range
        self.text = text
    }

    /// Evidence in a text.
    init(_ subject: Subject, _ range: Range<Int>, of text: String) {
        self.init(subject, range: range, text: text.text(in: range))
    }

    /// Evidence in the text that a rule has searched.
    init(_ match: SessionMatch, _ range: Range<Int>) {
        self.init(
            match.keyPath.map { .value(keyPath: $0) } ?? .text(key: match.key), range,
            of: match.text)
    }
}
