/// A session on its way to a handler.
public struct SessionRoute: Hashable, Sendable {
    /// The payload that the session was found in.
    public var origin: PayloadOrigin
    /// What the rule has found.
    public var match: SessionMatch
    /// The URL and the statement that come of the session.
    public var lookup: SessionLookup
    /// What the handler is called that the rule names, or `nil` if it leaves that to the router.
    public var handler: String?

    /// Creates a route.
    ///
    /// - Parameters:
    ///   - origin: The payload that the session was found in.
    ///   - match: What the rule has found.
    ///   - lookup: The URL and the statement that come of the session.
    ///   - handler: What the handler is called. If `nil`, the router's own handles the route.
    public init(
        origin: PayloadOrigin, match: SessionMatch, lookup: SessionLookup, handler: String? = nil
    ) {
        self.origin = origin
        self.match = match
        self.lookup = lookup
        self.handler = handler
    }
}
