import Handset
import Testing

@testable import HandsetGateway

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

    /// Waits until so many calls wait for arrivals.
    private func untilWaiting(_ count: Int, for inbox: ArrivalInbox) async {
        while await inbox.waiterCount < count { await Task.yield() }
    }

    @Test("Two callers that wait for one arrival each get one each")
    func twoWaiters() async {
        let inbox = ArrivalInbox()
        let first = Task { await inbox.next(1, within: .seconds(600)) }
        await untilWaiting(1, for: inbox)
        let second = Task { await inbox.next(1, within: .seconds(600)) }
        await untilWaiting(2, for: inbox)
        await inbox.receive(arrivals(1))
        #expect(identifiers(await first.value) == [1])
        await inbox.receive(arrivals(2))
        #expect(identifiers(await second.value) == [2])
    }

    @Test("What comes at once is shared in the order of the callers, and the rest is kept")
    func shared() async {
        let inbox = ArrivalInbox()
        let first = Task { await inbox.next(2, within: .seconds(600)) }
        await untilWaiting(1, for: inbox)
        let second = Task { await inbox.next(1, within: .seconds(600)) }
        await untilWaiting(2, for: inbox)
        await inbox.receive(arrivals(1, 2, 3, 4))
        #expect(identifiers(await first.value) == [1, 2])
        #expect(identifiers(await second.value) == [3])
        #expect(identifiers(await inbox.next(5, within: .zero)) == [4])
    }

    @Test("A caller that is cancelled ends at once, and takes nothing")
    func cancelled() async {
        let inbox = ArrivalInbox()
        await inbox.receive(arrivals(1))
        // Longer than the time that this suite has.
        let task = Task { await inbox.next(2, within: .seconds(7200)) }
        await untilWaiting(1, for: inbox)
        task.cancel()
        #expect(identifiers(await task.value) == [1])
        await inbox.receive(arrivals(2))
        #expect(identifiers(await inbox.next(2, within: .zero)) == [1, 2])
    }

    @Test("A task that is cancelled already does not wait")
    func cancelledBefore() async {
        let inbox = ArrivalInbox()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await inbox.next(1, within: .seconds(7200))
        }
        #expect(await task.value.isEmpty)
    }

    @Test("A caller that ends leaves what has come to the next one that waits")
    func left() async {
        let inbox = ArrivalInbox()
        let first = Task { await inbox.next(3, within: .seconds(7200)) }
        await untilWaiting(1, for: inbox)
        let second = Task { await inbox.next(2, within: .seconds(7200)) }
        await untilWaiting(2, for: inbox)
        await inbox.receive(arrivals(1, 2))
        first.cancel()
        #expect(identifiers(await second.value) == [1, 2])
        #expect(identifiers(await first.value) == [1, 2])
        #expect(await inbox.next(1, within: .zero).isEmpty)
    }

    @Test("When the time is over, a caller gets what has come, which stays")
    func timeOver() async {
        let inbox = ArrivalInbox()
        await inbox.receive(arrivals(1))
        #expect(identifiers(await inbox.next(2, within: .milliseconds(1))) == [1])
        #expect(identifiers(await inbox.next(1, within: .zero)) == [1])
    }
}
