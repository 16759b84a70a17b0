/// An error that keeps a gateway or one of its connections from starting.
public struct GatewayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause of an error.
    public enum Problem: Hashable, Sendable {
        /// The gateway cannot listen on an address for a service, for a reason of the system.
        case address(String, service: String, reason: String)
        /// Memory is short.
        case memory
        /// TLS or something else cannot be set up, for a reason of the library that does it.
        case setUp(String)
    }

    /// The cause.
    public let problem: Problem

    init(_ problem: Problem) {
        self.problem = problem
    }

    /// The finding, and advice.
    public var description: String {
        switch problem {
        case .address(let address, let service, let reason):
            "\(address) is not available for \(service): \(reason); choose another port, or 0 for any "
                + "free port"
        case .memory: "memory is short for a connection; close others"
        case .setUp(let reason): "the gateway cannot start: \(reason)"
        }
    }
}
