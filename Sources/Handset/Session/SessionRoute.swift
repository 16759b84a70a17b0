/// A session on its way to a handler.
public struct SessionRoute: Hashable, Sendable {
    /// The payload that the session was found in.
    public var origin: PayloadOrigin
    /// What the rule has found.
    public var match: SessionMatch
    /// The URL and the statement that come of the session.
    public var lookup: SessionLookup

    /// Creates a route.
    public init(origin: PayloadOrigin, match: SessionMatch, lookup: SessionLookup) {
        self.origin = origin
        self.match = match
        self.lookup = lookup
    }
}
