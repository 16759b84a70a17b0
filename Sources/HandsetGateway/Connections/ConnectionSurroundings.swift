/// The parts of a gateway that all its connections share.
struct ConnectionSurroundings: Sendable {
    let configuration: GatewayConfiguration
    let service: PushService
    let queue: ArrivalQueue
    let connections: OpenConnections

    /// The rules for authenticating providers.
    var providerPolicy: ProviderAuthentication.Policy {
        ProviderAuthentication.Policy(
            keys: configuration.providerKeys,
            allowsAnonymous: configuration.allowsAnonymousProviders,
            environment: configuration.environment)
    }
}
