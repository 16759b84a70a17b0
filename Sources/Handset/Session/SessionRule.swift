public import Foundation

/// Finds a session in a payload, and says what is to be done with it.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"badge":7}}"#)
/// let rule = try SessionRule(name: "badge", pattern: #"badge = (\d+)"#)
/// let router = SessionRouter(rules: SessionRules([rule]), handler: LookupHandler())
/// print(try router.routes(in: payload).map(\.match.session))
/// // ["7"]
/// ```
public struct SessionRule: Sendable {
    /// Where a rule looks for the session.
    public enum Source: Sendable {
        /// In the text that Darwin prints for each top-level value, as the app does.
        case text(SessionPattern)
        /// In the value at the end of a key path, as a modern app would do it.
        case value(at: SessionKeyPath)
    }

    /// The rule of the app.
    public static let app = SessionRule(name: "app", source: .text(.app))

    /// What the rule is called.
    public var name: String
    /// Where it looks for the session.
    public var source: Source
    /// The top-level keys that it looks at; `nil` means all of them.
    public var keys: [String]?
    /// What the lookup URLs are made of.
    public var lookupURL: LookupURLTemplate
    /// How the session is put into the lookup URL.
    public var encoding: SessionEncoding
    /// How the lookup URL is put into the statement.
    public var escaping: ScriptEscaping
    /// What the handler is called that the sessions go to; `nil` leaves that to the router.
    public var handler: String?

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - name: What the rule is called.
    ///   - source: Where it looks for the session.
    ///   - keys: The top-level keys that it looks at. If `nil`, all of them.
    ///   - lookupURL: What the lookup URLs are made of; the app's by default.
    ///   - encoding: How the session is put into the lookup URL; as it is by default, as the app does.
    ///   - escaping: How the lookup URL is put into the statement; as it is by default.
    ///   - handler: What the handler is called that the sessions go to. If `nil`, the router decides.
    public init(
        name: String, source: Source, keys: [String]? = nil,
        lookupURL: LookupURLTemplate = .app, encoding: SessionEncoding = .verbatim,
        escaping: ScriptEscaping = .none, handler: String? = nil
    ) {
        self.name = name
        self.source = source
        self.keys = keys
        self.lookupURL = lookupURL
        self.encoding = encoding
        self.escaping = escaping
        self.handler = handler
    }

    /// Creates a rule that searches the printed text of all keys and does the rest as the app does.
    ///
    /// - Parameters:
    ///   - name: What the rule is called.
    ///   - pattern: A pattern of NSRegularExpression's, that is ICU's.
    ///   - options: The options of the pattern.
    ///   - group: The number of the group that holds the session; see ``SessionPattern``.
    /// - Throws: ``SessionPatternError`` if the pattern does not compile or has no such group.
    public init(
        name: String, pattern: String, options: NSRegularExpression.Options = [],
        group: Int? = nil
    ) throws(SessionPatternError) {
        self.init(
            name: name, source: .text(try SessionPattern(pattern, options: options, group: group)))
    }

    /// Whether the rule looks at the value of a top-level key.
    public func looks(at key: String) -> Bool {
        // To Swift, equal characters that are written differently are equal; to a dictionary of keys
        // in JSON they are not.
        if let keys, !keys.contains(where: { $0.utf8.elementsEqual(key.utf8) }) { return false }
        switch source {
        case .text: return true
        case .value(let path): return path.topLevelKey.utf8.elementsEqual(key.utf8)
        }
    }

    /// The URL and the statement for a session.
    public func lookup(of session: String) -> SessionLookup {
        let encoded = encoding.encode(session)
        return SessionLookup(
            url: lookupURL.url(of: encoded),
            sessionRange: lookupURL.range(ofSessionWith: encoded.utf16.count), escaping: escaping)
    }
}
