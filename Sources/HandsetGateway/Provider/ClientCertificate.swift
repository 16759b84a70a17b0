/// What a provider's certificate says.
struct ClientCertificate: Sendable {
    /// The topics that it is for; the first is that of its subject.
    var topics: [String]
    /// The services that it is for.
    var environments: Set<GatewayEnvironment>
    /// Whether the gateway's authority has signed it, and it is in its time.
    var isValid: Bool
}
