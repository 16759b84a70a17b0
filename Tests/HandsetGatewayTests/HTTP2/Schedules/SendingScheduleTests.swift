import HandsetFixtures
import HandsetTestSupport
import Testing

@testable import HandsetGateway

@Suite struct SendingScheduleTests {
    private static let runCount: UInt64 = 500

    @Test(
        "A sender that repeats what was not processed has each notification answered and delivered once",
        arguments: 0..<Sweep.choose(sampled: 1, exhaustive: 8) as Range<UInt64>)
    func once(block: UInt64) throws {
        var repetitionCount = 0
        for seed in block * Self.runCount..<(block + 1) * Self.runCount {
            var schedule = SendingSchedule(seed: seed)
            if let fault = try schedule.run() {
                Issue.record("schedule \(seed): \(fault)")
                return
            }
            repetitionCount += schedule.repetitionCount
        }
        // The schedules would prove nothing without any.
        #expect(repetitionCount > 100)
    }
}
