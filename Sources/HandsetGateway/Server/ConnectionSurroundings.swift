/// What all connections of a gateway share.
struct ConnectionSurroundings: Sendable {
    let configuration: GatewayConfiguration
    let service: PushService
    let queue: ArrivalQueue
    let connections: OpenConnections

    /// What the gateway knows of providers.
    var providerPolicy: ProviderAuthentication.Policy {
        ProviderAuthentication.Policy(
            keys: configuration.providerKeys,
            allowsAnonymous: configuration.allowsAnonymousProviders,
            environment: configuration.environment)
    }
}
