/// Says why a gateway could not be started.
public struct GatewayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was found and what to do next.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
