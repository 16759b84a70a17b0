/// The certificate of a provider.
struct ClientCertificate: Sendable {
    /// The topics it is for.
    ///
    /// The first is that of its subject.
    var topics: [String]
    /// The services it is for.
    var environments: Set<GatewayEnvironment>
    /// True if the gateway's authority has signed it and it has not expired.
    var isValid: Bool
}
