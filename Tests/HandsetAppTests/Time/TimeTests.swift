import Testing

/// The time of an app, each test in a process of its own.
@Suite struct TimeTests {
    @Test("With a test clock an app's sleeps, timers and late blocks wait for it, in their order")
    func testClock() async {
        await #expect(processExitsWith: .success) { try await TimeRuns().testClock() }
    }

    @Test("With a test clock all of an app's moments are the phone's")
    func moments() async {
        await #expect(processExitsWith: .success) { try await TimeRuns().moments() }
    }

    @Test("With another clock an app's sleeps and late blocks are those of real time")
    func realTime() async {
        await #expect(processExitsWith: .success) { try await TimeRuns().realTime() }
    }

    @Test(
        "A sleep by the test clock ends when its task is cancelled, and a timer when it is invalid")
    func ends() async {
        await #expect(processExitsWith: .success) { try await TimeRuns().ends() }
    }
}
