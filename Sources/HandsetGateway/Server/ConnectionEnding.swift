/// The event by which a connection is asked to finish what it has begun and to close.
struct ConnectionEnding: Sendable {}
