import Testing

/// The scene of an app in Apple's types, each in a process that has no other phone.
@Suite struct SceneTests {
    @Test("A tap finds the scene inactive, and one that iOS has disconnected connects again")
    func taps() async {
        await #expect(processExitsWith: .success) {
            try await SceneRuns().taps()
            try await SceneRuns().reconnects()
        }
    }

    @Test("Activities and items of the icon's menu come by the connection options or a callback")
    func continues() async {
        await #expect(processExitsWith: .success) { try await SceneRuns().continues() }
    }

    @Test("An app without scenes that is built with the SDK of iOS 27 ends at its launch")
    func ends() async {
        await #expect(processExitsWith: .success) { try await SceneRuns().ends() }
    }
}
