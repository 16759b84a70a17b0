import Dispatch
import Handset
import HandsetTestSupport
import Testing

@Suite(.timeLimit(.minutes(30)), .serialized) struct PhoneBlockedThreadTests {
    /// A delegate whose methods Swift runs on threads of its own choice, as do all asynchronous ones
    /// of modules without `NonisolatedNonsendingByDefault`.
    private struct ConcurrentDelegate: ApplicationDelegate {
        let script: PhoneDelegateScript

        @concurrent func application(
            _ application: Application,
            didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
        ) async throws {
            try await script.play(.didReceiveRemoteNotification)
        }
    }

    @Test(
        "Apps that block their threads do not keep other phones from delivering",
        arguments: [20, 300])
    func many(count: Int) async throws {
        let scene = try PhoneScene(4, .active, .nothing)
        let scripts = (0..<count).map { _ in
            PhoneDelegateScript(.blocking, in: .didReceiveRemoteNotification)
        }
        defer { for script in scripts { script.release() } }
        let faults = await withTaskGroup(of: [DelegateFault].self) { group in
            for script in scripts {
                group.addTask {
                    await script.phone(scene.scenario).deliver(scene.notification).faults
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(faults.count == count)
        let script = PhoneDelegateScript()
        #expect(await script.phone(scene.scenario).deliver(scene.notification).faults == [])
        #expect(script.calls == [.didReceiveRemoteNotification])
        #expect(scripts.allSatisfy { $0.calls == [.didReceiveRemoteNotification] })
    }

    @Test("Methods that run apart from the app's thread do not keep other phones from delivering")
    func concurrent() async throws {
        let scene = try PhoneScene(4, .active, .nothing)
        let scripts = (0..<20).map { _ in
            PhoneDelegateScript(.blocking, in: .didReceiveRemoteNotification)
        }
        defer { for script in scripts { script.release() } }
        await withTaskGroup { group in
            for script in scripts {
                group.addTask {
                    let phone = Phone(.init(scene.scenario, clock: script.clock)) {
                        ConcurrentDelegate(script: script)
                    }
                    let delivery = await phone.deliver(scene.notification)
                    #expect(delivery.faults.map(\.kind) == [.hung])
                }
            }
        }
        let good = PhoneDelegateScript()
        #expect(await good.phone(scene.scenario).deliver(scene.notification).faults == [])
    }

    /// A delegate that waits, as well-behaved code does, until it is cancelled.
    private struct SleepingDelegate: ApplicationDelegate {
        let clock: ManualClock
        let sleep: ManualClock
        let ended: AsyncStream<Void>.Continuation

        func application(
            _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) async throws {
            defer { ended.finish() }
            clock.endSleep()
            try await sleep.sleep(for: .seconds(3_600))
        }
    }

    @Test("What an app still does when it is ended is cancelled")
    func cancelled() async throws {
        let scene = try PhoneScene(4, .active, .nothing)
        let clock = ManualClock()
        let sleep = ManualClock()
        let (stream, ended) = AsyncStream.makeStream(of: Void.self)
        let phone = Phone(.init(scene.scenario, clock: clock)) {
            SleepingDelegate(clock: clock, sleep: sleep, ended: ended)
        }
        let delivery = await phone.deliver(scene.notification)
        #expect(delivery.faults.map(\.kind) == [.neverReturned])
        while sleep.countOfSleepers == 0 { await Task.yield() }
        await phone.change { $0.appState = .notRunning }
        for await _ in stream {}
        #expect(sleep.countOfSleepers == 0)
    }
}
