public import Foundation

/// A rule that finds a session in a payload, makes its lookup, and names its handler.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"badge":7}}"#)
/// let rule = try SessionRule(name: "badge", pattern: #"badge = (\d+)"#)
/// let router = SessionRouter(rules: SessionRules([rule]), handler: LookupHandler())
/// print(try router.routes(in: payload).map(\.match.session))
/// // ["7"]
/// ```
public struct SessionRule: Hashable, Sendable {
    /// The source in which a rule looks for the session.
    public enum Source: Hashable, Sendable {
        /// In the text that Darwin prints for each top-level value, as the app does.
        case text(SessionPattern)
        /// In the value at the end of a key path, as a modern app would do it.
        case value(at: SessionKeyPath)
        /// In a link that the rule composes of values of the payload; the link is the session.
        case link(LinkTemplate)
    }

    /// The rule of the app.
    public static let app = SessionRule(name: "app", source: .text(.app))

    /// The name of the rule.
    public var name: String
    /// The source in which it looks for the session.
    public var source: Source
    /// The top-level keys that it looks at; `nil` for all.
    public var keys: [String]?
    /// The pattern that a whole value at a key path matches to be a session; `nil` for any value.
    public var matching: SessionRule.ValuePattern?
    /// The type that a value at a key path has in JSON to be a session; `nil` for any type.
    public var valueType: SessionRule.ValueType?
    /// The conditions that the payload has to meet, for a key path or a link; none by default.
    public var conditions: [SessionRule.Condition] = []
    /// The paths to strings of JSON that key paths enter, as an app that decodes them; none by default.
    public var decodedPaths: [SessionKeyPath] = []
    /// The user's response, for the keys `@action` and `@text`; `nil` before there is one.
    package var response: RuleResponse?
    /// The template of the lookup URLs.
    public var lookupURL: LookupURLTemplate
    /// The way in which the session is put into the lookup URL.
    public var encoding: SessionRule.Encoding
    /// The way in which the lookup URL is put into the statement.
    public var escaping: SessionRule.ScriptEscaping
    /// The name of the handler of the sessions; `nil` for the router's own.
    public var handler: String?

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - name: The name of the rule.
    ///   - source: The source in which it looks for the session.
    ///   - keys: The top-level keys that it looks at. If `nil`, all of them.
    ///   - lookupURL: The template of the lookup URLs; the app's by default.
    ///   - encoding: The way in which the session is put into the lookup URL; as it is by default, as the
    ///     app does.
    ///   - escaping: The way in which the lookup URL is put into the statement; as it is by default.
    ///   - handler: The name of the handler of the sessions. If `nil`, the router's own.
    public init(
        name: String, source: Source, keys: [String]? = nil,
        lookupURL: LookupURLTemplate = .app, encoding: SessionRule.Encoding = .verbatim,
        escaping: SessionRule.ScriptEscaping = .none, handler: String? = nil
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
    ///   - name: The name of the rule.
    ///   - pattern: A pattern of NSRegularExpression's, that is ICU's.
    ///   - options: The options of the pattern.
    ///   - group: The number of the group that holds the session; see ``SessionPattern``.
    /// - Throws: ``SessionPattern/PatternError`` if the pattern does not compile or has no such group.
    public init(
        name: String, pattern: String, options: NSRegularExpression.Options = [],
        group: Int? = nil
    ) throws(SessionPattern.PatternError) {
        self.init(
            name: name, source: .text(try SessionPattern(pattern, options: options, group: group)))
    }

    /// Returns true if the rule looks at the value of a top-level key.
    public func looks(at key: String) -> Bool {
        // Strings are equal in Swift if their characters are; keys in JSON only if their bytes are.
        if let keys, !keys.contains(where: { $0.utf8.elementsEqual(key.utf8) }) { return false }
        switch source {
        case .text: return true
        case .value(let path): return path.topLevelKey.utf8.elementsEqual(key.utf8)
        case .link(let template):
            return template.keyPaths.first?.topLevelKey.utf8.elementsEqual(key.utf8) ?? true
        }
    }

    /// True if the rule reads the identifier or the text of the user's response.
    var readsResponse: Bool {
        let paths: [SessionKeyPath] =
            switch source {
            case .text: []
            case .value(let path): [path] + conditions.map(\.keyPath)
            case .link(let template): template.keyPaths + conditions.map(\.keyPath)
            }
        return paths.contains(where: RuleResponse.isNamed)
    }

    /// Returns the session of a rule with a key path or a link; `nil` if there is none, and for a rule that
    /// searches text.
    ///
    /// `strings` are the payload's, decoded for other rules.
    func value(
        in userInfo: PayloadValue, decodedIn strings: DecodedStrings? = nil
    ) throws(SessionPattern.SearchError) -> String? {
        if case .text = source { return nil }
        let values = values(of: userInfo, decodedIn: strings)
        guard conditions.allSatisfy({ $0.isMet(by: values) }) else { return nil }
        switch source {
        case .text: return nil
        case .link(let template): return template.url(of: values)
        case .value(let path):
            guard let session = values.text(at: path),
                valueType.map({ type in values.value(at: path).map(type.has) ?? true }) ?? true
            else { return nil }
            return try matching?.matches(session) ?? true ? session : nil
        }
    }

    func values(of userInfo: PayloadValue, decodedIn strings: DecodedStrings? = nil) -> RuleValues {
        RuleValues(userInfo, decoding: decodedPaths, in: strings, response: response)
    }

    /// Returns the URL and the statement of a session.
    public func lookup(of session: String) -> SessionRule.Lookup {
        let encoded = encoding.encode(session)
        return SessionRule.Lookup(
            url: lookupURL.url(of: encoded),
            sessionRange: lookupURL.range(ofSessionWith: encoded.utf16.count), escaping: escaping)
    }

    /// The type that the value at a key path has in JSON.
    public enum ValueType: String, CaseIterable, Hashable, Sendable {
        /// A string.
        case string
        /// A number.
        case number
        /// A Boolean.
        case boolean

        func has(_ value: PayloadValue) -> Bool {
            switch value.kind {
            case .string: self == .string
            case .integer, .real: self == .number
            case .boolean: self == .boolean
            case .dictionary, .array, .null: false
            }
        }
    }
}
