/// An error that keeps a gateway or one of its connections from starting.
public struct GatewayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause of an error.
    public enum Problem: Hashable, Sendable {
        /// The gateway cannot listen on an address for a service, for a reason of the system.
        case address(String, service: String, reason: String)
        /// Another program listens on the port of a service.
        case portInUse(String, service: String)
        /// This user may not listen on the port of a service.
        case portNotPermitted(String, service: String)
        /// The number is not a port, which a service was to listen on.
        case noPort(Int, service: String)
        /// The address is not one of this machine.
        case otherMachine(String, service: String)
        /// The host has no address.
        case unknownHost(String)
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
        case .portInUse(let address, let service):
            "\(address) is not available for \(service): another program listens on it; stop that "
                + "program, or choose another port, or 0 for any free port"
        case .portNotPermitted(let address, let service):
            "\(address) is not available for \(service): this user may not listen on it; choose a "
                + "port from 1024, or 0 for any free port"
        case .noPort(let number, let service):
            "\(number) is not a port for \(service); choose one from 1 to 65535, or 0 for any free port"
        case .otherMachine(let address, let service):
            "\(address) is not available for \(service): it is not an address of this machine; choose "
                + "127.0.0.1 or another address of it"
        case .unknownHost(let host):
            "\(host) has no address; choose 127.0.0.1, localhost or another name of this machine"
        case .memory: "memory is short for a connection; close others"
        case .setUp(let reason): "the gateway cannot start: \(reason)"
        }
    }
}
