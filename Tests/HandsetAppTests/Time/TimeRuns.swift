import Handset
import HandsetApp
import HandsetUIKit
import Testing

/// The time of an app, in a process that has no other phone.
@MainActor struct TimeRuns {
    private let lines = Lines()

    /// As the preparer writes it, and not in asynchronous code, where no timer may be scheduled.
    private func schedule(_ seconds: Double, repeats: Bool) -> Timer {
        let lines = lines
        return handsetScheduleTimer(withTimeInterval: seconds, repeats: repeats) { _ in
            lines.note(repeats ? "again" : "timer")
        }
    }

    private func noteLater() {
        let lines = lines
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { lines.note("block") }
        Task {
            try await Task.sleep(for: .seconds(3))
            lines.note("sleep")
            try await Task.sleep(nanoseconds: NSEC_PER_SEC)
            lines.note("nanoseconds")
        }
    }

    /// With a test clock an app's sleeps, timers and late blocks wait for it, in their order.
    func testClock() async throws {
        let clock = TestClock()
        let phone = HandsetPhone(.iOS(18), answer: nil, clock: clock) { QuietApp() }
        try await phone.launch()
        let count = clock.sleepCount
        let start = Now_()
        #expect(abs(start.timeIntervalSinceNow) < 60 && Now_date == start)
        noteLater()
        let timer = schedule(1.5, repeats: false)
        let screen = TimedController(lines)
        screen.perform(Selector_(TimedController.note), with: nil, afterDelay: 1)
        try await phone.phone.until { clock.sleepCount == count + 4 }
        try await phone.advance(by: .milliseconds(900))
        #expect(lines.all == [])
        try await phone.advance(by: .milliseconds(1_100))
        #expect(lines.all == ["performed", "timer", "block"])
        #expect(!timer.isValid)
        #expect(Now_().timeIntervalSince(start) == 2)
        try await phone.advance(by: .seconds(1))
        try await phone.phone.until { lines.all.last == "sleep" && clock.sleepCount == count + 1 }
        try await phone.advance(by: .seconds(1))
        try await phone.phone.until { lines.all.last == "nanoseconds" }
    }

    /// With a test clock all of an app's moments are the phone's.
    func moments() async throws {
        let clock = TestClock()
        let phone = HandsetPhone(.iOS(18), answer: nil, clock: clock) { QuietApp() }
        try await phone.launch()
        let start = Now_()
        #expect(Now_(timeIntervalSinceNow: 60).handsetSinceNowTime_ == 60)
        try await phone.advance(by: .seconds(2 * 86_400))
        #expect(start.handsetSinceNowTime_ == -2 * 86_400)
        #expect(Now_init_() == handsetNowDate_() && handsetPresentDate_ == Now_())
        #expect(NSNow_().handsetSinceNowTime_ == 0)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        #expect(calendar.handsetToday_(Now_()) && !calendar.handsetToday_(start))
        #expect(calendar.handsetYesterday_(Now_(timeIntervalSinceNow: -86_400)))
        #expect(calendar.handsetTomorrow_(Now_(timeIntervalSinceNow: 86_400)))
        let lines = lines
        let cancelled = DispatchWorkItem { lines.note("cancelled") }
        DispatchQueue.main.phoneAfter(deadline: .now() + 2, execute: cancelled)
        cancelled.cancel()
        DispatchQueue.main.phoneAfter(wallDeadline: .now() + 2) { lines.note("wall") }
        await MainActor.run {
            _ = Time_(timeInterval: 1, repeats: false) { _ in lines.note("timer") }
        }
        try await phone.advance(by: .seconds(3))
        #expect(lines.all == ["timer", "wall"])
    }

    /// With another clock an app's sleeps and late blocks are those of real time.
    func realTime() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        try await phone.launch()
        let lines = lines
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { lines.note("block") }
        try await Task.sleep(for: .milliseconds(1))
        try await Task.sleep(nanoseconds: 1_000)
        try await phone.phone.until { lines.all == ["block"] }
        #expect(abs(Now_().timeIntervalSinceNow) < 60)
    }

    /// A sleep by the test clock ends when its task is cancelled, and a timer when it is invalid.
    func ends() async throws {
        let clock = TestClock()
        let phone = HandsetPhone(.iOS(18), answer: nil, clock: clock) { QuietApp() }
        try await phone.launch()
        let count = clock.sleepCount
        let task = Task { try await Task.sleep(for: .seconds(3)) }
        try await phone.phone.until { clock.sleepCount == count + 1 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let timer = schedule(1, repeats: true)
        try await phone.advance(by: .seconds(3))
        #expect(lines.all == ["again", "again", "again"])
        timer.invalidate()
        try await phone.advance(by: .seconds(3))
        #expect(lines.all.count == 3)
        #expect(clock.sleepCount == count)
        for end in [phone.kill, phone.forceQuit] {
            _ = schedule(1, repeats: true)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [lines] in lines.note("block") }
            _ = try await end()
            try await phone.advance(by: .seconds(3))
            #expect(lines.all.count == 3)
        }
    }
}

/// A controller that is called later.
private final class TimedController: UIViewController {
    private let lines: Lines

    init(_ lines: Lines) {
        self.lines = lines
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func note() { lines.note("performed") }
}
