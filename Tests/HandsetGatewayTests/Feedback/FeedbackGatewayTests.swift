import Handset
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import Testing

@Suite struct FeedbackGatewayTests {
    private static let time = 1_700_000_000

    private static func start(gone count: Int) async throws -> StartedGateway {
        try await StartedGateway.start { configuration in
            configuration.now = { time }
            configuration.knownDevices = (0..<count).map { number in
                KnownDevice(token: token(number), unregisteredSince: time - count + number)
            }
        }
    }

    private static func token(_ number: Int) -> [UInt8] {
        PacketBytes.number(number, 4) + [UInt8](repeating: 5, count: 28)
    }

    private func read(_ started: StartedGateway) async throws -> [FeedbackRecord] {
        let client = try SenderSocket(started.gateway.addresses.feedback)
        let answer = await client.read()
        #expect(answer.end == .closed)
        var parser = FeedbackParser()
        return (parser.feed(answer.bytes) + parser.finish()).compactMap { event in
            guard case .feedbackRecord(let record) = event else {
                Issue.record("\(event)")
                return nil
            }
            return record
        }
    }

    @Test("Each device that is gone has a record of 38 bytes")
    func records() async throws {
        let started = try await Self.start(gone: 2)
        let client = try SenderSocket(started.gateway.addresses.feedback)
        let answer = await client.read()
        #expect(
            answer.bytes == PacketBytes.number(Self.time - 2, 4) + [0, 32] + Self.token(0)
                + PacketBytes.number(Self.time - 1, 4) + [0, 32] + Self.token(1))
        #expect(answer.end == .closed)
        await started.gateway.stop()
    }

    @Test("Reading clears the list, and what comes later is on it")
    func clearing() async throws {
        let started = try await Self.start(gone: 1)
        #expect(try await read(started).map(\.token) == [Self.token(0)])
        #expect(try await read(started) == [])
        let sender = try started.sender()
        await sender.write(WireNotification.enhanced(1, token: Self.token(0)))
        #expect(await sender.read().bytes == WireNotification.error(8, 1))
        started.gateway.unregister(try DeviceToken(Self.token(7)))
        #expect(try await read(started).map(\.token) == [Self.token(0), Self.token(7)])
        await started.gateway.stop()
    }

    @Test("A long list comes whole")
    func long() async throws {
        let started = try await Self.start(gone: 2000)
        #expect(try await read(started).count == 2000)
        await started.gateway.stop()
    }

    @Test("Input from a client is ignored")
    func ignored() async throws {
        let started = try await Self.start(gone: 1)
        let client = try SenderSocket(started.gateway.addresses.feedback)
        await client.write(WireNotification.enhanced(1))
        client.finish()
        #expect(await client.read().bytes.count == 38)
        await started.gateway.stop()
        #expect(started.gateway.counts.received == 0)
    }

    @Test("A list that cannot be written to its end is there for the next who asks", .exhaustive)
    func returned() async throws {
        let started = try await Self.start(gone: 0)
        // Far more than a connection holds whose client does not read.
        let count = 60_000
        for number in 0..<count {
            started.gateway.unregister(
                try DeviceToken(Self.token(number) + [UInt8](repeating: 5, count: 68)))
        }
        let client = try SenderSocket(started.gateway.addresses.feedback, receiveBuffer: 4096)
        #expect(await client.read(38).bytes.count == 38)
        client.reset()
        var byteCount = 0
        // The gateway notices the reset some time after.
        for _ in 0..<1000 where byteCount == 0 {
            byteCount = await (try SenderSocket(started.gateway.addresses.feedback)).read()
                .bytes.count
        }
        #expect(byteCount == count * 106)
        await started.gateway.stop()
    }
}
