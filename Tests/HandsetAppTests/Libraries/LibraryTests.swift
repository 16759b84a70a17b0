import Testing

/// Stand-ins for libraries and for parts of Apple's modules, each test in a process of its own.
@Suite struct LibraryTests {
    @Test("Firebase's token comes with Apple's, and a library that is not configured is a fault")
    func firebase() async {
        await #expect(processExitsWith: .success) { try await LibraryRuns().firebase() }
    }

    @Test("OneSignal's listeners see the taps of its own pushes, without a delegate of the app's")
    func oneSignal() async {
        await #expect(processExitsWith: .success) { try await LibraryRuns().oneSignal() }
    }

    @Test("A call of Dart is what a Flutter app opens, and a method that no plugin has is missing")
    func flutter() async {
        await #expect(processExitsWith: .success) { try await LibraryRuns().flutter() }
    }

    @Test("A notification waits for a region, and a task in the background for the test")
    func regionsAndTasks() async {
        await #expect(processExitsWith: .success) { try await LibraryRuns().regionsAndTasks() }
    }

    @Test("A message gives content, and an object of the app's own gives none")
    func messages() async {
        await #expect(processExitsWith: .success) { try await LibraryRuns().messages() }
    }
}
