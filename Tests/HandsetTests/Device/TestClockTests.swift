import Handset
import HandsetTestSupport
import Testing

/// The clock of a test.
@Suite struct TestClockTests {
    @Test("What is to be done later is done in its order, at its moment")
    func order() {
        let clock = TestClock(secondsSince1970: 10)
        let lines = Guarded<[String]>([])
        for (name, seconds) in [("b", 2), ("a", 1), ("c", 2), ("late", 9)] {
            clock.schedule(after: .seconds(seconds)) {
                lines.withLock { $0.append("\(name) \(clock.secondsSince1970())") }
            }
        }
        clock.advance(by: .seconds(3))
        #expect(lines.value == ["a 11", "b 12", "c 12"])
        #expect(clock.now.offset == .seconds(3))
        #expect(clock.sleepCount == 1)
        clock.advance(by: .seconds(-1))
        #expect(clock.now.offset == .seconds(3))
    }

    @Test("What is done may schedule more, also for the time that passes")
    func again() {
        let clock = TestClock()
        let count = Guarded(0)
        @Sendable func schedule() {
            clock.schedule(after: .seconds(2)) {
                count.withLock { $0 += 1 }
                schedule()
            }
        }
        schedule()
        clock.advance(by: .seconds(7))
        #expect(count.value == 3)
    }

    @Test("What is taken back is not done")
    func cancel() {
        let clock = TestClock()
        let count = Guarded(0)
        let number = clock.schedule(after: .seconds(1)) { count.withLock { $0 += 1 } }
        clock.schedule(after: .zero) { count.withLock { $0 += 10 } }
        clock.cancelSchedule(number)
        clock.advance(by: .seconds(1))
        #expect(count.value == 10)
    }
}
