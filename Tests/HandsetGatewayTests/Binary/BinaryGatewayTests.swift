import Handset
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import Testing

@Suite struct BinaryGatewayTests {
    @Test(
        "A hundred at once with a bad one among them: those before it are delivered, it alone is named"
    )
    func hundred() async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        var bytes: [UInt8] = []
        for identifier in 1...100 {
            bytes +=
                identifier == 50
                ? try WireNotification.enhanced(50, answer: .reason(.unregistered))
                : WireNotification.enhanced(identifier)
        }
        await sender.write(bytes)
        let answer = await sender.read()
        #expect(answer.bytes == WireNotification.error(8, 50))
        #expect(answer.end == .closed)
        sender.finish()
        #expect(
            await started.arrivals(100)
                == (1...100).map { identifier in
                    switch identifier {
                    case ..<50: "\(identifier) delivered"
                    case 50: "50 rejected: 8"
                    default: "\(identifier) dropped"
                    }
                })
        await started.gateway.stop()
        let counts = started.gateway.counts
        #expect(counts.received == 100)
        #expect(counts.delivered == 49)
        #expect(counts.rejected == 1)
        #expect(counts.dropped == 50)
    }

    @Test("A notification sent later than the rejected one is dropped and reported")
    func afterTheBadOne() async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        let bad = try WireNotification.enhanced(1, answer: .status(.invalidToken))
        await sender.write(
            bad + WireNotification.enhanced(2) + WireNotification.enhanced(3), slice: bad.count)
        sender.finish()
        #expect(await started.arrivals(3) == ["1 rejected: 8", "2 dropped", "3 dropped"])
        await started.gateway.stop()
    }

    @Test("A sender that resends what was dropped gets all through")
    func resend() async throws {
        let started = try await StartedGateway.start { configuration in
            configuration.next = [
                NextAnswers(.answer(.status(.noError)), count: 2),
                NextAnswers(.answer(.status(.processingError))),
            ]
        }
        var left = Array(1...5)
        var connectionCount = 0
        while !left.isEmpty {
            connectionCount += 1
            let sender = try started.sender()
            await sender.write(left.flatMap { WireNotification.enhanced($0) })
            sender.finish()
            let answer = await sender.read()
            #expect(answer.end == .closed)
            guard answer.bytes.count == 6, let failed = answer.bytes.last else { break }
            left.removeAll { $0 < Int(failed) }
        }
        #expect(connectionCount == 2)
        #expect(
            await started.arrivals(8) == [
                "1 delivered", "2 delivered", "3 rejected: 1", "4 dropped", "5 dropped",
                "3 delivered", "4 delivered", "5 delivered",
            ])
        await started.gateway.stop()
    }

    @Test(
        "Each status can be had by a token",
        arguments: BinaryStatus.allCases.filter { $0 != .noError })
    func status(_ status: BinaryStatus) async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        await sender.write(
            WireNotification.enhanced(1)
                + (try WireNotification.enhanced(2, answer: .status(status))))
        let answer = await sender.read()
        #expect(
            answer.bytes == WireNotification.error(Int(status.code), status == .shutdown ? 1 : 2))
        #expect(answer.end == .closed)
        await started.gateway.stop()
    }

    @Test("Senders of command 0 are disconnected without an answer")
    func simple() async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        let token = try WireNotification.token(.status(.invalidToken))
        await sender.write(PacketBytes.simple(WireNotification.payload, token: token))
        let answer = await sender.read()
        #expect(answer.bytes == [])
        #expect(answer.end == .closed)
        await started.gateway.stop()
    }

    @Test("A byte at a time is read as all at once")
    func slices() async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        await sender.write(
            PacketBytes.simple(WireNotification.payload) + WireNotification.enhanced(2)
                + WireNotification.framed(3), slice: 1)
        #expect(await started.arrivals(3) == ["delivered", "2 delivered", "3 delivered"])
        await started.gateway.stop()
    }

    // MARK: - Faults

    @Test(
        "Faults end a connection in their ways",
        arguments: [
            ("close", [], SenderSocket.End.closed),
            ("close-in-frame", [8, 1, 0], .closed),
            ("goaway", WireNotification.error(10, 1), .closed),
            ("goaway:ServiceUnavailable", WireNotification.error(1, 2), .closed),
            ("reset-stream", [], .reset),
        ] as [(String, [UInt8], SenderSocket.End)])
    func fault(name: String, bytes: [UInt8], end: SenderSocket.End) async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        await sender.write(WireNotification.enhanced(1))
        #expect(await started.arrivals(1) == ["1 delivered"])
        started.gateway.script(NextAnswers(try ScriptedAnswer(name)))
        await sender.write(WireNotification.enhanced(2))
        let answer = await sender.read()
        #expect(answer.bytes == bytes)
        #expect(answer.end == end)
        #expect(await started.arrivals(1) == ["2 unanswered: \(name)"])
        await started.gateway.stop()
    }

    @Test("A connection that stalls stays open, and others do not notice")
    func stall() async throws {
        let started = try await StartedGateway.start()
        let stalled = try started.sender()
        await stalled.write(try WireNotification.enhanced(1, answer: .stall))
        #expect(await started.arrivals(1) == ["1 unanswered: stall"])
        await stalled.write(try WireNotification.enhanced(2, answer: .status(.invalidToken)))
        let other = try started.sender()
        await other.write(WireNotification.enhanced(3))
        #expect(await started.arrivals(1) == ["3 delivered"])
        #expect(!stalled.isReadable)
        await started.gateway.stop()
        #expect(await stalled.read().bytes == [])
        #expect(started.gateway.counts.received == 2)
    }

    @Test("A delay keeps the order, and outlives the sender's end")
    func delay() async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        await sender.write(
            WireNotification.enhanced(1)
                + (try WireNotification.enhanced(2, answer: .delay(milliseconds: 50)))
                + WireNotification.enhanced(3))
        sender.finish()
        #expect(await started.arrivals(3) == ["1 delivered", "2 delivered", "3 delivered"])
        #expect(await sender.read().end == .closed)
        await started.gateway.stop()
    }

    @Test(
        "A delayed notification does not keep the connection of a sender that has closed its side")
    func delayAfterEnd() async throws {
        let started = try await StartedGateway.start()
        let hours = AnswerToken.Answer.delay(milliseconds: 36_000_000)
        for identifier in 1...20 {
            let sender = try started.sender()
            await sender.write(try WireNotification.enhanced(identifier, answer: hours))
            sender.finish()
            #expect(await sender.read().end == .closed)
        }
        #expect(started.gateway.counts.delivered == 20)
        #expect(await started.inbox.next(1, within: .zero).isEmpty, "all of them are delayed")
        await started.gateway.stop()
        #expect(await started.arrivals(20).count == 20)
    }

    @Test("A delay ends at once while too much is delayed, and the order stays")
    func tooManyDelays() async throws {
        let started = try await StartedGateway.start { $0.limits.delayedByteCount = 1100 }
        let sender = try started.sender()
        let hours = AnswerToken.Answer.delay(milliseconds: 36_000_000)
        for identifier in 1...20 {
            await sender.write(try WireNotification.enhanced(identifier, answer: hours))
        }
        let arrivals = await started.arrivals(18)
        #expect(arrivals == (1...18).map { "\($0) delivered" })
        #expect(started.gateway.counts.connectionProblems > 0)
        await started.gateway.stop()
        #expect(await started.arrivals(2) == ["19 delivered", "20 delivered"])
    }

    @Test("Beyond the limit connections wait until others close")
    func connectionLimit() async throws {
        let started = try await StartedGateway.start { $0.limits.connectionCount = 3 }
        var senders: [SenderSocket] = []
        for identifier in 1...30 {
            let sender = try started.sender()
            await sender.write(WireNotification.enhanced(identifier))
            senders.append(sender)
        }
        #expect(await started.arrivals(3).count == 3)
        #expect(started.gateway.counts.connections == 3)
        senders.removeFirst(3)
        for _ in 0..<9 {
            #expect(await started.arrivals(3).count == 3)
            senders.removeFirst(3)
        }
        #expect(started.gateway.counts.received == 30)
        await started.gateway.stop()
    }

    @Test("A delayed notification is handed over when the gateway stops")
    func delayAtStop() async throws {
        let started = try await StartedGateway.start()
        let sender = try started.sender()
        let hours = AnswerToken.Answer.delay(milliseconds: 36_000_000)
        await sender.write(
            WireNotification.enhanced(1) + (try WireNotification.enhanced(2, answer: hours)))
        #expect(await started.arrivals(1) == ["1 delivered"])
        await started.gateway.stop()
        #expect(await started.arrivals(1) == ["2 delivered"])
    }

    // MARK: - The gateway's settings

    @Test("The only topic of the gateway is that of the notifications", arguments: [1, 2])
    func topic(count: Int) async throws {
        let started = try await StartedGateway.start { configuration in
            configuration.topics = Array(["com.example.app", "com.example.other"].prefix(count))
        }
        let sender = try started.sender()
        await sender.write(WireNotification.enhanced(1))
        let arrival = try #require(await started.inbox.next(1, within: .untilHang).first)
        #expect(arrival.notification.topic == (count == 1 ? "com.example.app" : nil))
        await started.gateway.stop()
    }

    @Test("Notifications for a device that is away are kept until it is back")
    func away() async throws {
        let started = try await StartedGateway.start { $0.isAway = true }
        let sender = try started.sender()
        await sender.write(
            WireNotification.enhanced(1)
                + PacketBytes.enhanced(
                    WireNotification.payload, identifier: 2, expiration: Int(UInt32.max)))
        #expect(
            await started.arrivals(2) == [
                "1 lost: the device is away, and the expiration 0 allows one attempt", "2 stored",
            ])
        started.gateway.setAway(false)
        #expect(await started.arrivals(1) == ["2 delivered"])
        await started.gateway.stop()
    }
}
