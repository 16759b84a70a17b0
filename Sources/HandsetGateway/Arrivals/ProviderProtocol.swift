/// A protocol between providers and the gateway.
public enum ProviderProtocol: String, CaseIterable, Hashable, Sendable {
    /// The HTTP/2 provider API.
    case http2
    /// The binary provider protocol.
    case binary
}
