import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@testable import HandsetGateway

/// Deciders of a test's own, and observers beside them.
@Suite(.timeLimit(.minutes(30))) struct NotificationDeciderTests {
    struct Broken: Error {}

    /// Answers by the number of the notification on its connection.
    private struct CountingDecider: NotificationDecider {
        let asked: Guarded<[Int]>
        let connection: Int
        var count = 0

        mutating func answer(to notification: ReceivedNotification) throws -> GatewayAnswer? {
            count += 1
            asked.withLock { $0.append(connection * 10 + count) }
            switch count {
            case 1: return nil
            case 2: throw Rejection(.unregistered)
            default: throw Broken()
            }
        }
    }

    @Test("Each connection has a decider of its own, whose errors are answers")
    func perConnection() async throws {
        let asked = Guarded<[Int]>([])
        let started = try await StartedGateway.start { configuration in
            configuration.makeDecider = { CountingDecider(asked: asked, connection: $0) }
        }
        for identifier in [1, 2] {
            let sender = try started.sender()
            await sender.write(
                WireNotification.enhanced(identifier) + WireNotification.enhanced(identifier + 10))
            #expect(
                await started.arrivals(2)
                    == ["\(identifier) delivered", "\(identifier + 10) rejected: 8"])
        }
        #expect(asked.value == [11, 12, 21, 22])
        await started.gateway.stop()
    }

    @Test("An error that is no rejection is the service's own failure")
    func otherError() async throws {
        let started = try await StartedGateway.start { $0.decide { _ in throw Broken() } }
        await (try started.sender()).write(WireNotification.enhanced(1))
        let arrivals = await started.inbox.next(1, within: .untilHang)
        #expect(arrivals.map(\.outcome) == [.rejected(Rejection(.internalServerError))])
        await started.gateway.stop()
    }

    @Test("A decider is asked before the answers of the script, and may use its gateway")
    func order() async throws {
        let gateway = Guarded<Gateway?>(nil)
        let started = try await StartedGateway.start { configuration in
            configuration.answers = [.status(.shutdown)]
            configuration.decide { notification in
                // Without a deadlock: the service is not locked now.
                _ = gateway.value?.counts
                return notification.identifier == 1 ? .accepted : nil
            }
        }
        gateway.withLock { $0 = started.gateway }
        await (try started.sender()).write(
            WireNotification.enhanced(1) + WireNotification.enhanced(2))
        #expect(await started.arrivals(2) == ["1 delivered", "2 rejected: 10"])
        gateway.withLock { $0 = nil }
        await started.gateway.stop()
    }

    @Test("A device has an answer of its own, which is not taken from the script")
    func byToken() async throws {
        let token = try DeviceToken([UInt8](repeating: 7, count: 32))
        var configuration = GatewayConfiguration()
        configuration.answers = [.reason(.tooManyRequests)]
        configuration.answersByToken = [token: .reason(.unregistered)]
        let service = PushService(configuration)
        var decider: (any NotificationDecider)?
        func outcome(_ token: DeviceToken) -> NotificationOutcome {
            let notification = ReceivedNotification(
                connection: 1, providerProtocol: .http2, token: token.bytes, payload: [])
            return service.decide(notification, appTopic: nil, by: &decider).arrival.outcome
        }
        for _ in 0..<2 {
            guard case .rejected(let rejection) = outcome(token) else {
                Issue.record("it is not rejected")
                return
            }
            #expect(rejection.reason == .unregistered)
        }
        #expect(outcome(.sample) == .rejected(Rejection(.tooManyRequests)))
        #expect(outcome(.sample) == .delivered)
    }

    /// Hangs in its first call until it is released.
    private actor SlowObserver: ArrivalObserver {
        private(set) var seen = 0
        private(set) var missed = 0
        private var waiting: CheckedContinuation<Void, Never>?
        private var isReleased = false

        func observe(_ arrivals: [Arrival], missedCount: Int) async {
            seen += arrivals.count
            missed += missedCount
            guard !isReleased else { return }
            await withCheckedContinuation { waiting = $0 }
        }

        func release() {
            isReleased = true
            waiting?.resume()
            waiting = nil
        }
    }

    @Test("An observer that hangs delays nothing, and learns what it has missed")
    func slowObserver() async throws {
        let observer = SlowObserver()
        let started = try await StartedGateway.start { $0.observers = [observer] }
        let sender = try started.sender()
        await sender.write(WireNotification.enhanced(0))
        while await observer.seen == 0 { try await Task.sleep(for: .milliseconds(1)) }
        let count = 5000
        var bytes: [UInt8] = []
        for identifier in 1...count { bytes += WireNotification.enhanced(identifier) }
        await sender.write(bytes)
        #expect(await started.arrivals(count + 1).count == count + 1)
        await observer.release()
        while await observer.seen + observer.missed < count + 1 {
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(await observer.missed > 0)
        await started.gateway.stop()
    }
}
