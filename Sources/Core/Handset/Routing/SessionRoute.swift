/// A session on its way to a handler.
public struct SessionRoute: Hashable, Sendable {
    /// The payload that the session was found in.
    public var origin: PayloadOrigin
    /// The match of the rule.
    public var match: SessionMatch
    /// The URL and the statement of the session.
    public var lookup: SessionRule.Lookup
    /// The name of the handler; `nil` for the router's own.
    public var handler: String?

    /// Creates a route.
    ///
    /// - Parameters:
    ///   - origin: The payload that the session was found in.
    ///   - match: The match of the rule.
    ///   - lookup: The URL and the statement of the session.
    ///   - handler: The name of the handler. If `nil`, the router's own handles the route.
    public init(
        origin: PayloadOrigin, match: SessionMatch, lookup: SessionRule.Lookup,
        handler: String? = nil
    ) {
        self.origin = origin
        self.match = match
        self.lookup = lookup
        self.handler = handler
    }
}

extension SessionRoute {
    /// Creates the route of a session that a rule has found for the top-level value that was printed last.
    ///
    /// If `isLast`, the printer needs only one copy of a long text from now on.
    init(
        of finding: RuleSearch.Finding, at key: UnsafeBufferPointer<UInt8>, by rule: SessionRule,
        printedBy printer: inout ValuePrinter, from origin: PayloadOrigin, isLast: Bool = false
    ) {
        let match =
            switch finding {
            case .text(let finding):
                SessionMatch(
                    rule: rule.name, key: String(decoding: key, as: UTF8.self),
                    session: printer.withBytes {
                        String(decoding: $0[finding.bytes], as: UTF8.self)
                    }, range: finding.range, wholeRange: finding.wholeRange, text: printer.text)
            case .value(let session, let path):
                SessionMatch(
                    rule: rule.name, key: path.topLevelKey, session: session,
                    range: 0..<session.utf16.count, text: session, keyPath: path)
            }
        if isLast { printer.keepOnlyText() }
        self.init(
            origin: origin, match: match, lookup: rule.lookup(of: match.session),
            handler: rule.handler)
    }
}
