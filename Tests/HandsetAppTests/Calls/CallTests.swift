import Testing

/// Calls and Live Activities at an app's own code, each in a process of its own.
@Suite struct CallTests {
    @Test("A call that is reported in the method rings, in each state of the app")
    func rings() async {
        await #expect(processExitsWith: .success) { try await CallRuns().rings() }
    }

    @Test("A path without a report ends the app, and so do a late report and no registry")
    func ends() async {
        await #expect(processExitsWith: .success) { try await CallRuns().ends() }
    }

    @Test("On the screen and during a call the app need not report one")
    func excuses() async {
        await #expect(processExitsWith: .success) { try await CallRuns().excuses() }
    }

    @Test("A report that fails counts")
    func refusals() async {
        await #expect(processExitsWith: .success) { try await CallRuns().refusals() }
    }

    @Test("After several times without a report iOS launches the app no more")
    func blocks() async {
        await #expect(processExitsWith: .success) { try await CallRuns().blocks() }
    }

    @Test("The user answers and ends a call, and an action that is left open is a fault")
    func answers() async {
        await #expect(processExitsWith: .success) { try await CallRuns().answers() }
    }
}

@Suite struct ActivityTests {
    @Test("A push starts a Live Activity, launches the app, and the app gets its tokens")
    func starts() async {
        await #expect(processExitsWith: .success) { try await ActivityRuns().starts() }
    }

    @Test("Pushes change and end it, and one that does not decode leaves the old state")
    func changes() async {
        await #expect(processExitsWith: .success) { try await ActivityRuns().changes() }
    }

    @Test("Time makes it stale, ends it, and takes it away")
    func ages() async {
        await #expect(processExitsWith: .success) { try await ActivityRuns().ages() }
    }

    @Test("The phone refuses what iOS does, with a reason for each")
    func refuses() async {
        await #expect(processExitsWith: .success) { try await ActivityRuns().refuses() }
    }

    @Test("The starts of an hour are counted")
    func budget() async {
        await #expect(processExitsWith: .success) { try await ActivityRuns().budget() }
    }

    @Test("The app starts one on the screen alone, and takes the pushes of a channel")
    func requests() async {
        await #expect(processExitsWith: .success) { try await ActivityRuns().requests() }
    }
}
