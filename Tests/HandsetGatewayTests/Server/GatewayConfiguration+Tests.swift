import HandsetGateway

extension GatewayConfiguration {
    /// The default settings, in which a connection may wait for a busy machine: its sender is a test, which
    /// may get no turn for a minute.
    static var ofTests: GatewayConfiguration {
        var configuration = GatewayConfiguration()
        configuration.requestTimeout = .seconds(1_800)
        return configuration
    }
}
