import Foundation
import Glibc
import Handset
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(30))) struct HandlerTests {
    private struct Broken: Error, CustomStringConvertible {
        let description = "it is broken"
    }

    /// A clock on which every time is over at once.
    private struct HastyClock: Clock {
        var now: ContinuousClock.Instant { ContinuousClock().now }
        var minimumResolution: Duration { .zero }
        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
    }

    /// A clock on which no time is ever over.
    private struct StoppedClock: Clock {
        var now: ContinuousClock.Instant { ContinuousClock().now }
        var minimumResolution: Duration { .zero }
        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
            while true { try await Task.sleep(for: .seconds(3600)) }
        }
    }

    /// A clock that goes on only while somebody sleeps, at once, and notes how long each sleep is.
    private final class SleepClock: Clock {
        private let state = Mutex<(now: ContinuousClock.Instant, sleeps: [Duration])>((.now, []))
        var now: ContinuousClock.Instant { state.withLock(\.now) }
        var sleeps: [Duration] { state.withLock(\.sleeps) }
        var minimumResolution: Duration { .zero }
        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
            state.withLock { state in
                state.sleeps.append(state.now.duration(to: deadline))
                state.now = deadline
            }
        }
    }

    private let route = SessionRoute(
        origin: PayloadOrigin(source: "test", number: 1, line: 1, byteCount: 2),
        match: SessionMatch(rule: "app", key: "aps", session: "1", range: 0..<1, text: "1"),
        lookup: SessionRule.app.lookup(of: "1"))

    private func result(
        _ handler: any SessionHandler, timeLimit: Duration? = .seconds(30),
        clock: any Clock<Duration> = StoppedClock()
    ) async -> SessionOutcome.Result {
        await SessionRouter(handler: handler, timeLimit: timeLimit, clock: clock)
            .deliver(route).result
    }

    @Test("A handler that returns is done, with and without a time limit")
    func done() async {
        let handler = RecordingHandler()
        #expect(await result(handler) == .done)
        #expect(await result(handler, timeLimit: nil) == .done)
        #expect(handler.routes == [route, route])
    }

    @Test("A handler that throws has failed with its reason, with and without a time limit")
    func failed() async {
        let handler = ClosureHandler { _ in throw Broken() }
        #expect(await result(handler) == .failed(reason: "it is broken"))
        #expect(await result(handler, timeLimit: nil) == .failed(reason: "it is broken"))
    }

    @Test("A handler that waits for ever is cancelled when its time is over")
    func hanging() async {
        await confirmation { cancelled in
            let (stream, ended) = AsyncStream.makeStream(of: Void.self)
            let handler = ClosureHandler { _ in
                try? await Task.sleep(for: .seconds(3600))
                if Task.isCancelled { cancelled() }
                ended.finish()
            }
            #expect(await result(handler, clock: HastyClock()) == .timedOut(limit: .seconds(30)))
            for await _ in stream {}
        }
    }

    /// The runtime keeps a cancelled sleep until its end, so that a day for each payload would fill the memory.
    @Test("A long time is waited for in short sleeps, which together are as long")
    func sleeps() async {
        let clock = SleepClock()
        let handler = ClosureHandler { _ in try? await Task.sleep(for: .seconds(3600)) }
        let day = Duration.seconds(86_400)
        let result = await result(handler, timeLimit: day, clock: clock)
        #expect(result == .timedOut(limit: day))
        #expect(clock.sleeps.reduce(.zero, +) == day)
        #expect(clock.sleeps.allSatisfy { $0 <= .seconds(10) })
    }

    @Test("Handlers that block their threads for good do not keep the next ones from running")
    func blocking() async {
        let mayEnd = Mutex(false)
        let handler = ClosureHandler { _ in
            while !mayEnd.withLock({ $0 }) { usleep(1000) }
        }
        for _ in 0...ProcessInfo.processInfo.activeProcessorCount {
            #expect(await result(handler, clock: HastyClock()) == .timedOut(limit: .seconds(30)))
        }
        #expect(await result(RecordingHandler()) == .done)
        mayEnd.withLock { $0 = true }
    }

    @Test("The lookup handler gives the statement to the web view")
    func lookup() async {
        let statements = Mutex<[String]>([])
        let handler = LookupHandler { statement in statements.withLock { $0.append(statement) } }
        #expect(await result(handler) == .done)
        #expect(
            statements.withLock { $0 }
                == [#"handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=1");"#])
        #expect(
            await result(LookupHandler { _ in throw Broken() }) == .failed(reason: "it is broken"))
    }
}
