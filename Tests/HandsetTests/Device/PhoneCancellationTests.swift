import Foundation
import Handset
import HandsetTestSupport
import Testing

/// A delegate whose method waits for an hour, and adds a reminder of an hour.
private final class WaitingDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    private let hasBegun: @Sendable () -> Void

    init(_ hasBegun: @escaping @Sendable () -> Void = {}) {
        self.hasBegun = hasBegun
    }

    func applicationDidBecomeActive(_ application: Application) {
        var content = UserNotificationContent()
        content.body = "reminder"
        UserNotificationCenter.current().add(
            UserNotificationRequest(
                identifier: "reminder", content: content,
                trigger: .timeInterval(3_600, repeats: false)))
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        hasBegun()
    }
}

/// Calls end when their tasks are cancelled, and time passes only when the test says so.
@Suite(.timeLimit(.minutes(10))) struct PhoneCancellationTests {
    private static let hour = Duration.seconds(3_600)
    private static let ready: Payload = ["aps": ["alert": "Ready"]]

    @Test("A call that waits for the app ends when its task is cancelled, and so do those after it")
    func cancelled() async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let phone = Phone(.iOS(18), app: .background, timeLimit: Self.hour) {
            WaitingDelegate { signal.yield() }
        }
        let first = Task { try await phone.receive(Self.ready, then: .tap) }
        for await _ in begun.prefix(1) {}
        // They wait for their turn.
        let second = Task { await phone.deliver(RemoteNotification(Self.ready)) }
        let third = Task { await phone.connect(.online) }
        let fourth = Task { await phone.change { $0.appState = .notRunning } }
        let fifth = Task { await phone.advance(by: Self.hour) }
        second.cancel()
        third.cancel()
        fourth.cancel()
        fifth.cancel()
        #expect(await second.value.isCancelled)
        #expect(await second.value.outcome == .dropped(.cancelled))
        #expect(await third.value.isEmpty)
        await fourth.value
        #expect(await fifth.value.isEmpty)
        first.cancel()
        let failure = await #expect(throws: DeliveryFailure.self) { try await first.value }
        #expect(failure?.isCancelled == true)
        #expect(failure?.faults == [])
        #expect(failure?.description == "the task was cancelled before the delivery was over")
        // The phone goes on.
        #expect(await phone.open().isCancelled == false)
    }

    @Test("A task that is cancelled already makes no callback")
    func cancelledBefore() async {
        let phone = Phone(.iOS(18), app: .background) { WaitingDelegate() }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await phone.open()
        }
        let delivery = await task.value
        #expect(delivery.isCancelled)
        #expect(delivery.selectors == [])
    }

    @Test("A reminder of an hour comes without waiting, on any clock")
    func reminder() async throws {
        let clock = TestClock(secondsSince1970: 1_000)
        for phone in [
            Phone(.iOS(18), app: .background, clock: clock) { WaitingDelegate() },
            Phone(.iOS(18), app: .background) { WaitingDelegate() },
        ] {
            await phone.open()
            // The second phone's own clock goes on meanwhile, on a busy machine for minutes.
            #expect(await phone.advance(by: .seconds(1_800)).isEmpty)
            #expect(await phone.advance(by: .seconds(1_810)).map(\.identifier) == ["reminder"])
        }
        #expect(clock.secondsSince1970() == 4_610)
        #expect(clock.now.offset == .seconds(3_610))
    }

    @Test("A stored notification expires when the time has passed")
    func expired() async {
        let phone = Phone(
            .init(Scenario(.iOS(18)), now: { 1_000 }), launch: { WaitingDelegate() })
        await phone.connect(.away)
        await phone.deliver(RemoteNotification(Self.ready, expiration: 2_000))
        await phone.advance(by: Self.hour)
        #expect(await phone.connect(.online).map(\.outcome) == [.dropped(.expired)])
    }

    @Test("A time limit is over when the test says so")
    func limit() async {
        let clock = TestClock()
        let phone = Phone(.iOS(18), app: .background, clock: clock) { WaitingDelegate() }
        await phone.change { $0.action = .tap }
        let task = Task { await phone.deliver(RemoteNotification(Self.ready)) }
        let isOver = Guarded(false)
        let passing = Task {
            while !isOver.value {
                clock.advance(by: .seconds(30))
                try? await Task.sleep(for: .milliseconds(10))
            }
        }
        let delivery = await task.value
        isOver.withLock { $0 = true }
        await passing.value
        #expect(delivery.faults.map(\.kind) == [.neverCalled])
    }

    @Test("A clock on which every sleep is over at once makes no fault of an app that answers")
    func instantClock() async {
        // A process of its own: beside the sweeps of other tests, each of its tasks waits long for a thread.
        await #expect(processExitsWith: .success) {
            for _ in 0..<100 {
                let phone = Phone(.iOS(18), app: .notRunning, clock: SteppingClock()) {
                    AnsweringDelegate()
                }
                try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
                try await phone.checkFaults()
            }
        }
    }

    @Test("Such a clock makes none either where the app's task waits long for a thread")
    func instantClockOnABusyMachine() async {
        // A process of its own: all threads of tasks are taken.
        await #expect(processExitsWith: .success) {
            let phone = Phone(.iOS(18), app: .notRunning, clock: SteppingClock()) {
                StarvedDelegate()
            }
            try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
            try await phone.checkFaults()
        }
    }

    @Test("Nor where that task goes on several times before it answers")
    func instantClockAndAnAnswerInSteps() async {
        await #expect(processExitsWith: .success) {
            let phone = Phone(.iOS(18), app: .notRunning, clock: SteppingClock()) {
                StarvedDelegate(stepCount: 8)
            }
            try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
            try await phone.checkFaults()
        }
    }
}

/// A delegate that answers in a task.
private final class AnsweringDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        Task.detached {
            await Task.yield()
            completionHandler()
        }
    }
}

/// A delegate that answers in a task, which waits for a thread for more than two seconds.
private final class StarvedDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    private let stepCount: Int

    /// The task gives its thread away this many times before it answers.
    init(stepCount: Int = 1) { self.stepCount = stepCount }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        for _ in 0..<4 * ProcessInfo.processInfo.activeProcessorCount {
            Task.detached { holdThread() }
        }
        Task.detached { [stepCount] in
            for _ in 0..<stepCount { await Task.yield() }
            completionHandler()
        }
    }
}

private func holdThread() { Thread.sleep(forTimeInterval: 0.6) }
