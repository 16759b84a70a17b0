public import Foundation

/// A session that a ``PlainRule`` has found, and what the app makes of it.
public struct PlainFinding {
    /// What the rule is called.
    public let rule: String
    /// The session.
    public let session: String
    /// Where the session stands in the text.
    public let range: NSRange
    /// Where all that the pattern has matched stands in the text.
    public let wholeRange: NSRange

    /// The lookup URL.
    public var url: String { "http://URLHERE.cloudapp.net/Session/Lookup?session=" + session }

    /// The statement that the app evaluates.
    public var statement: String { "handleOpenURL(\"" + url + "\");" }
}
