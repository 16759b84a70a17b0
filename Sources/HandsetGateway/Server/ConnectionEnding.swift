/// The event that asks a connection to finish its work and close.
struct ConnectionEnding: Sendable {}
