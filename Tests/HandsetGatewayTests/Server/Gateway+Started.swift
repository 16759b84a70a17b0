import HandsetGateway

extension Gateway {
    /// Starts a gateway for as long as a closure runs, and stops it also if that throws.
    static func started(
        _ configuration: GatewayConfiguration, receiver: any ArrivalReceiver = ArrivalInbox(),
        _ body: (Gateway) async throws -> Void
    ) async throws {
        let gateway = try await Gateway.start(configuration, receiver: receiver)
        do {
            try await body(gateway)
        } catch {
            await gateway.stop()
            throw error
        }
        await gateway.stop()
    }
}
