import Testing

/// Members that are there and cannot do what they do on iOS: they fail the next check.
@Suite struct UnsupportedTests {
    @Test(
        "A storyboard, a selector, a scene and a picture that cannot be had are faults with a name and a place"
    )
    func faults() async {
        await #expect(processExitsWith: .success) {
            try await UnsupportedRuns().storyboards()
            try await UnsupportedRuns().selectors()
            try await UnsupportedRuns().scenes()
            try await UnsupportedRuns().values()
            try await UnsupportedRuns().darwinNotifications()
        }
    }
}
