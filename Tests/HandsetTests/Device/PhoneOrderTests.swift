import Dispatch
import Foundation
import Glibc
import Handset
import HandsetTestSupport
import Testing

extension Phone {
    /// Keeps the phone from everything until it is released.
    fileprivate func hold(_ holds: DispatchSemaphore, until released: DispatchSemaphore) {
        holds.signal()
        released.wait()
    }
}

@Suite(.timeLimit(.minutes(30))) struct PhoneOrderTests {
    @Test("Deliveries that are asked for at once never run at once")
    func concurrent() async throws {
        let scene = try PhoneScene(4)
        let script = PhoneDelegateScript()
        let phone = await script.phone(scene.scenario)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 {
                group.addTask {
                    _ = await phone.deliver(scene.notification)
                    await phone.change { $0.appState = .background }
                }
            }
        }
        #expect(script.overlaps == 0)
        #expect(script.calls.count(where: { $0 == .didReceiveRemoteNotification }) == 200)
        #expect(script.launches == 1)
    }

    @Test("Deliveries are made in the order in which the phone was asked")
    func order() async throws {
        let phone = await PhoneDelegateScript().phone(.ofTheApp)
        let payload = try Payload(json: "{}")
        let identifiers = (0..<100).map(String.init)
        var tasks: [Task<Delivery, Never>] = []
        for identifier in identifiers {
            tasks.append(
                Task.immediate {
                    await phone.deliver(
                        RemoteNotification(payload, collapseIdentifier: identifier))
                })
        }
        for (task, identifier) in zip(tasks, identifiers) {
            #expect(await task.value.identifier == identifier)
        }
    }

    /// A delegate that answers at the moment at which the time runs out.
    private struct RacingDelegate: ApplicationDelegate {
        let phone: Guarded<Phone?>
        let clock: ManualClock

        func application(
            _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler:
                @escaping @Sendable (BackgroundFetchResult) -> Void
        ) {
            let (holds, released) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let phone = phone.value
            Task { await phone?.hold(holds, until: released) }
            holds.wait()
            clock.endSleep()
            for _ in 0..<100 { sched_yield() }
            completionHandler(.newData)
            released.signal()
        }
    }

    @Test("An answer that comes as the time runs out is in time or late, not both")
    func race() async throws {
        let scene = try PhoneScene(9, .active, .nothing, .fetch)
        for _ in 0..<50 {
            let clock = ManualClock()
            let (holder, late) = (Guarded<Phone?>(nil), Guarded<[DelegateFault.Kind]>([]))
            let phone = Phone(
                .init(
                    scene.scenario, clock: clock,
                    lateFault: { fault in late.withLock { $0.append(fault.kind) } }),
                launch: { RacingDelegate(phone: holder, clock: clock) })
            holder.withLock { $0 = phone }
            let delivery = await phone.deliver(scene.notification)
            let isLate = late.value == [.calledLate]
            #expect(isLate == (delivery.fetchResult == nil))
            holder.withLock { $0 = nil }
        }
    }

    @Test("An app is let go of when it has ended")
    func release() async throws {
        final class Delegate: ApplicationDelegate {
            let count: Guarded<Int>
            init(_ count: Guarded<Int>) {
                self.count = count
                count.withLock { $0 += 1 }
            }
            deinit { count.withLock { $0 -= 1 } }
            func application(
                _ application: Application,
                didReceiveRemoteNotification userInfo: [AnyHashable: Any]
            ) {}
        }
        let count = Guarded(0)
        let phone = Phone(.init(.ofTheApp, clock: ManualClock())) { Delegate(count) }
        let notification = RemoteNotification(try Payload(json: "{}"))
        for _ in 0..<100 {
            await phone.change { $0.appState = .active }
            _ = await phone.deliver(notification)
            await phone.change { $0.appState = .notRunning }
        }
        while count.value > 0 { await Task.yield() }
        #expect(count.value == 0)
    }
}
