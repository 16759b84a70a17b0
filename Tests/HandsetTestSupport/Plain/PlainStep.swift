/// What the app prints for one top-level value, and the sessions that the rules find there.
public struct PlainStep {
    /// The top-level key.
    public let key: String
    /// What Darwin prints for its value.
    public let text: String
    /// The sessions, in the order of the rules.
    public let findings: [PlainFinding]
}
