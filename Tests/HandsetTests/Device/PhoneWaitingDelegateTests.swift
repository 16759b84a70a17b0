import Dispatch
import Foundation
import Handset
import HandsetTestSupport
import Testing

/// Delegates whose asynchronous methods wait, and leave their thread free.
@Suite(.timeLimit(.minutes(30))) struct PhoneWaitingDelegateTests {
    /// A delegate of the main actor whose methods wait until the test lets them go on.
    @MainActor
    private final class WaitingDelegate: ApplicationDelegate,
        UserNotificationCenterDelegate
    {
        private let clock: ManualClock
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private(set) var returns = 0

        init(_ clock: ManualClock) {
            self.clock = clock
        }

        /// Ends the waiting of all methods.
        func goOn() {
            for continuation in waiting { continuation.resume() }
            waiting = []
        }

        private func wait() async {
            clock.endSleep()
            await withCheckedContinuation { waiting.append($0) }
            returns += 1
        }

        func application(
            _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) async -> BackgroundFetchResult {
            await wait()
            return .newData
        }

        func userNotificationCenter(
            _ center: UserNotificationCenter, willPresent notification: UserNotification
        ) async -> PresentationOptions {
            await wait()
            return .all
        }

        func userNotificationCenter(
            _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
        ) async {
            await wait()
        }
    }

    @Test(
        "An asynchronous method that never returns has not called its completion handler",
        arguments: [
            AppCallback.Selector.willPresentNotification, .didReceiveResponse,
            .didReceiveRemoteNotificationWithFetchHandler,
        ])
    func neverReturns(selector: AppCallback.Selector) async throws {
        var scene = try PhoneScene.reaching(selector)
        if selector == .willPresentNotification {
            scene.scenario.declaredDelegates = .userNotifications
        }
        let clock = ManualClock()
        let late = Guarded<[DelegateFault]>([])
        let delegate = await WaitingDelegate(clock)
        let phone = Phone(
            .init(
                scene.scenario, clock: clock,
                lateFault: { fault in late.withLock { $0.append(fault) } }), launch: { delegate })
        let fault = DelegateFault(.neverCalled, in: selector)
        let delivery = await phone.deliver(scene.notification)
        #expect(delivery.faults == [fault])
        #expect(delivery.systemMessages.contains(.completionHandlerNeverCalled(selector)))
        // The system ends an app for that in the callback for new content, and in no other.
        #expect(await (phone.scenario.appState == .notRunning) == fault.endsApp)
        guard !fault.endsApp else { return }
        await delegate.goOn()
        while late.value.isEmpty { await Task.yield() }
        #expect(late.value == [DelegateFault(.calledLate, in: selector)])
        #expect(await delegate.returns == 1)
    }

    /// A delegate that answers, and then goes on with other work.
    private struct BusyDelegate: ApplicationDelegate {
        let clock: ManualClock
        let work: ManualClock

        func application(
            _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler:
                @escaping @Sendable (BackgroundFetchResult) -> Void
        ) async throws {
            completionHandler(.newData)
            clock.endSleep()
            try await work.sleep(for: .seconds(3_600))
        }
    }

    @Test("A method that has called its completion handler may go on")
    func goesOn() async throws {
        let scene = try PhoneScene.reaching(.didReceiveRemoteNotificationWithFetchHandler)
        let clock = ManualClock()
        let work = ManualClock()
        let phone = Phone(.init(scene.scenario, clock: clock)) {
            BusyDelegate(clock: clock, work: work)
        }
        let delivery = await phone.deliver(scene.notification)
        #expect(delivery.faults == [])
        #expect(delivery.fetchResult == .newData)
        #expect(await phone.scenario.appState != .notRunning)
        // It was not cancelled: the app lives on.
        while work.countOfSleepers == 0 { await Task.yield() }
    }

    /// A delegate that blocks the main thread.
    @MainActor private final class BlockingDelegate: ApplicationDelegate {
        private let clock: ManualClock
        private let end: DispatchSemaphore

        init(_ clock: ManualClock, until end: DispatchSemaphore) {
            self.clock = clock
            self.end = end
        }

        func application(
            _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) {
            clock.endSleep()
            end.wait()
        }
    }

    @Test("A method that blocks the main thread hangs the app")
    func mainThread() async throws {
        // In a process of its own, since other tests need the main thread.
        await #expect(processExitsWith: .success) {
            let scene = try PhoneScene(4, .active, .nothing)
            let clock = ManualClock()
            let end = DispatchSemaphore(value: 0)
            let delegate = await BlockingDelegate(clock, until: end)
            let phone = Phone(.init(scene.scenario, clock: clock)) { delegate }
            let delivery = await phone.deliver(scene.notification)
            end.signal()
            let appState = await phone.scenario.appState
            precondition(delivery.faults.map(\.kind) == [.hung] && appState == .notRunning)
        }
    }
}
