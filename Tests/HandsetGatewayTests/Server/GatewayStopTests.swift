import HandsetGateway
import Testing

/// A gateway stops, whatever its receiver does.
@Suite(.timeLimit(.minutes(30))) struct GatewayStopTests {
    private static func configuration() -> GatewayConfiguration {
        var configuration = GatewayConfiguration.ofTests
        configuration.http2Port = nil
        configuration.feedbackPort = nil
        return configuration
    }

    @Test("A receiver that does not return keeps a gateway from stopping only for its time")
    func hangingReceiver() async throws {
        let receiver = GatedReceiver()
        let gateway = try await Gateway.start(Self.configuration(), receiver: receiver)
        let sender = try SenderSocket(gateway.addresses.binary)
        await sender.write(WireNotification.enhanced(7))
        await receiver.waitUntilHolding()
        #expect(await gateway.stop(grace: .seconds(1), receiverGrace: .seconds(0)) == false)
        await receiver.open(until: 1)
    }

    @Test("A receiver that returns has taken everything")
    func promptReceiver() async throws {
        let inbox = ArrivalInbox()
        let gateway = try await Gateway.start(Self.configuration(), receiver: inbox)
        let sender = try SenderSocket(gateway.addresses.binary)
        await sender.write(WireNotification.enhanced(7))
        while gateway.counts.received == 0 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(await gateway.stop())
        #expect(await inbox.next(1, within: .zero).map(\.notification.identifier) == [7])
    }

    @Test("A connection that has not started HTTP/2 does not keep a gateway from stopping")
    func silentConnection() async throws {
        var configuration = GatewayConfiguration.ofTests
        configuration.binaryPort = nil
        configuration.feedbackPort = nil
        let gateway = try await Gateway.start(configuration, receiver: ArrivalInbox())
        let sender = try SenderSocket(gateway.addresses.http2)
        while gateway.counts.connections == 0 { try await Task.sleep(for: .milliseconds(1)) }
        // Longer than the time that this suite has.
        #expect(await gateway.stop(grace: .seconds(3600)))
        #expect(await sender.read().end != .missing)
    }

    @Test("A gateway that is abandoned closes its connections without an answer")
    func abandoned() async throws {
        let receiver = GatedReceiver()
        let gateway = try await Gateway.start(Self.configuration(), receiver: receiver)
        let sender = try SenderSocket(gateway.addresses.binary)
        await sender.write(WireNotification.enhanced(7))
        await receiver.waitUntilHolding()
        await gateway.abandon()
        #expect(await sender.read().bytes == [])
        await receiver.open(until: 1)
    }

    @Test("A gateway that nobody stops closes its ports and connections when it goes away")
    func releasedGateway() async throws {
        var gateway: Gateway? = try await Gateway.start(
            Self.configuration(), receiver: ArrivalInbox())
        let address = gateway?.addresses.binary
        let sender = try SenderSocket(address)
        while gateway?.counts.connections == 0 { try await Task.sleep(for: .milliseconds(1)) }
        gateway = nil
        #expect(await sender.read().end != .missing)
        while (try? SenderSocket(address)) != nil {
            try await Task.sleep(for: .milliseconds(1))
        }
    }
}
