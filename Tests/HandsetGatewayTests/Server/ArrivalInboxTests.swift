import Handset
import HandsetGateway
import Testing

/// An inbox gives each caller arrivals of its own.
@Suite(.timeLimit(.minutes(30))) struct ArrivalInboxTests {
    private func arrivals(_ identifiers: UInt32...) -> [Arrival] {
        identifiers.map { identifier in
            var notification = ReceivedNotification(
                connection: 1, providerProtocol: .binary, token: DeviceToken.sample.bytes,
                payload: [])
            notification.identifier = identifier
            return Arrival(notification, .delivered)
        }
    }

    private func identifiers(_ arrivals: [Arrival]) -> [UInt32] {
        arrivals.compactMap(\.notification.identifier)
    }

    /// Waits until a task that has just been started had the time to wait for arrivals.
    private func settle() async throws { try await Task.sleep(for: .milliseconds(50)) }

    @Test("Two callers that wait for one arrival each get one each")
    func twoWaiters() async throws {
        let inbox = ArrivalInbox()
        let first = Task { await inbox.next(1, within: .seconds(600)) }
        try await settle()
        let second = Task { await inbox.next(1, within: .seconds(600)) }
        try await settle()
        await inbox.receive(arrivals(1))
        #expect(identifiers(await first.value) == [1])
        await inbox.receive(arrivals(2))
        #expect(identifiers(await second.value) == [2])
    }

    @Test("What comes at once is shared in the order of the callers, and the rest is kept")
    func shared() async throws {
        let inbox = ArrivalInbox()
        let first = Task { await inbox.next(2, within: .seconds(600)) }
        try await settle()
        let second = Task { await inbox.next(1, within: .seconds(600)) }
        try await settle()
        await inbox.receive(arrivals(1, 2, 3, 4))
        #expect(identifiers(await first.value) == [1, 2])
        #expect(identifiers(await second.value) == [3])
        #expect(identifiers(await inbox.next(5, within: .zero)) == [4])
    }

    @Test("A caller that is cancelled ends at once, with what it has")
    func cancelled() async throws {
        let inbox = ArrivalInbox()
        await inbox.receive(arrivals(1))
        // Longer than the time that this suite has.
        let task = Task { await inbox.next(2, within: .seconds(7200)) }
        try await settle()
        task.cancel()
        #expect(identifiers(await task.value) == [1])
        // It takes nothing any more.
        await inbox.receive(arrivals(2))
        #expect(identifiers(await inbox.next(1, within: .zero)) == [2])
    }

    @Test("A task that is cancelled already does not wait")
    func cancelledBefore() async throws {
        let inbox = ArrivalInbox()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await inbox.next(1, within: .seconds(7200))
        }
        #expect(await task.value.isEmpty)
    }

    @Test("When the time is over, a caller gets what has come")
    func timeOver() async throws {
        let inbox = ArrivalInbox()
        await inbox.receive(arrivals(1))
        #expect(identifiers(await inbox.next(2, within: .milliseconds(1))) == [1])
    }
}
