/// A port of a gateway, and so the service that it listens for.
public enum GatewayPort: String, CaseIterable, Hashable, Sendable {
    /// The HTTP/2 provider API.
    case http2
    /// The binary provider protocol.
    case binary
    /// The feedback service.
    case feedback
    /// Firebase Cloud Messaging, and the proxy that leads to it.
    case fcm

    /// Returns the port number of the service, or `nil` if it is off.
    func number(in configuration: GatewayConfiguration) -> Int? {
        switch self {
        case .http2: configuration.http2Port
        case .binary: configuration.binaryPort
        case .feedback: configuration.feedbackPort
        case .fcm: configuration.fcm?.port
        }
    }
}
