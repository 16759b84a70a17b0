import Testing

/// The network of an app, each test in a process of its own.
@Suite struct NetworkTests {
    @Test("Each kind of session, task and read of a URL gets the answer of a fixture")
    func kinds() async {
        await #expect(processExitsWith: .success) { try await NetworkRuns().kinds() }
    }

    @Test(
        "Without a fixture a request fails as without a network, and is recorded with what it sends"
    )
    func recorded() async {
        await #expect(processExitsWith: .success) { try await NetworkRuns().recorded() }
    }

    @Test("No request comes to a server, not even one that is sent again with a password")
    func nothingLeaves() async {
        await #expect(processExitsWith: .success) { try await ServerRuns().nothingLeaves() }
    }

    @Test("The first fixture for a request wins, and a new phone has none")
    func order() async {
        await #expect(processExitsWith: .success) { try await NetworkRuns().order() }
    }

    @Test("A cookie comes back with the next request, and not on a new phone")
    func cookies() async {
        await #expect(processExitsWith: .success) { try await NetworkRuns().cookies() }
    }

    @Test("A redirection is followed, unless the delegate does not want it or there are too many")
    func redirections() async {
        await #expect(processExitsWith: .success) { try await RedirectionRuns().redirections() }
    }

    @Test("A delay is one of the test clock, and ends with the task or the app")
    func delays() async {
        await #expect(processExitsWith: .success) { try await DelayRuns().delays() }
    }

    @Test("The failures of the network are Apple's errors")
    func failures() async {
        await #expect(processExitsWith: .success) { try await NetworkRuns().failures() }
    }

    @Test("A service extension's download is attached, unless it is a page or the network is gone")
    func attachments() async {
        await #expect(processExitsWith: .success) { try await DownloadRuns().attachments() }
    }

    @Test("The file of a download is gone when the handler has returned")
    func downloadedFile() async {
        await #expect(processExitsWith: .success) { try await DownloadRuns().downloadedFile() }
    }
}
