import Handset
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import Testing

/// How connections of the binary protocol end, and wait, whoever is the cause.
@Suite struct BinaryEndTests {
    @Test("Everything before a sender's end counts, however it ends", arguments: [false, true])
    func senderEnds(resets: Bool) async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        await sender.write(WireNotification.enhanced(1) + WireNotification.enhanced(2).dropLast())
        if resets { sender.reset() } else { sender.finish() }
        #expect(await started.arrivals(1) == ["1 delivered"])
        if !resets {
            let answer = await sender.read()
            #expect(answer.bytes == [])
            #expect(answer.end == .closed)
        }
        await started.gateway.stop()
        #expect(started.gateway.counts.received == 1)
    }

    @Test("A sender that has said that it sends no more gets its answer")
    func halfClosed() async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        await sender.write(try WireNotification.enhanced(1, answer: .status(.invalidToken)))
        sender.finish()
        let answer = await sender.read()
        #expect(answer.bytes == WireNotification.error(8, 1))
        #expect(answer.end == .closed)
        await started.gateway.stop()
    }

    @Test("A connection on which nothing is sent is nothing")
    func empty() async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        sender.finish()
        #expect(await sender.read().end == .closed)
        await started.gateway.stop()
        #expect(started.gateway.counts.received == 0)
        #expect(started.gateway.counts.connections == 1)
    }

    @Test("At the stop, senders learn what was accepted last")
    func stop() async throws {
        let started = try await StartedGateway.start()
        let named = try started.sender()
        await named.write(WireNotification.enhanced(1) + WireNotification.enhanced(2))
        let unnamed = try started.sender()
        await unnamed.write(PacketBytes.simple(WireNotification.payload))
        let silent = try started.sender()
        #expect(await started.arrivals(3).count == 3)
        async let answers = [named.read(), unnamed.read(), silent.read()]
        await started.gateway.stop()
        #expect(await answers.map(\.bytes) == [WireNotification.error(10, 2), [], []])
        #expect(await answers.map(\.end) == [.closed, .closed, .closed])
    }

    @Test("A sender that is idle for too long learns what was accepted last")
    func idle() throws {
        let connection = try EmbeddedConnection(to: .binary)
        connection.send(WireNotification.enhanced(1))
        #expect(try connection.bytes() == [])
        connection.becomeIdle()
        #expect(try connection.bytes() == WireNotification.error(10, 1))
        try connection.finish()
    }

    @Test("A notification sent whole before the stop is received")
    func sentBeforeTheStop() async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        await sender.write(WireNotification.enhanced(0))
        #expect(await started.arrivals(1) == ["0 delivered"])
        let notifications = (1...2000).flatMap { WireNotification.enhanced($0) }
        await sender.write(notifications)
        await started.gateway.stop()
        #expect(await sender.read().bytes == WireNotification.error(10, 2000))
        #expect(await started.arrivals(2000).last == "2000 delivered")
    }

    @Test("Connections that were opened and written to before the stop count, accepted or not")
    func openedBeforeTheStop() async throws {
        let started = try await StartedGateway.start()
        var senders: [SenderSocket] = []
        for number in 1...200 {
            let sender = try started.sender()
            await sender.write(WireNotification.enhanced(number))
            senders.append(sender)
        }
        await started.gateway.stop()
        #expect(started.gateway.counts.received == 200)
    }

    @Test(
        "A receiver that is slow holds the sender back, and nothing is lost or out of order",
        .exhaustive)
    func slowReceiver() async throws {
        var configuration = GatewayConfiguration.ofTests
        configuration.http2Port = nil
        let receiver = GatedReceiver()
        let gateway = try await Gateway.start(configuration, receiver: receiver)
        let sender = try SenderSocket(gateway.addresses.binary)
        // More than the queue takes, which is full with 16,321 of so few bytes, and one reading.
        let count = 45_000
        async let isWritten = sender.write(
            (1...count).flatMap { WireNotification.enhanced($0, payload: "{}") })
        while gateway.counts.received < 16_321 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(gateway.counts.received < count)
        await receiver.open(until: count)
        #expect(await isWritten)
        #expect(await receiver.identifiers == (1...count).map { UInt32($0) })
        await gateway.stop()
    }
}
