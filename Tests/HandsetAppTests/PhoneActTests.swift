import Testing

/// The acts of the user and the system at an app in Apple's types.
@Suite struct PhoneActTests {
    @Test("The URL of another app reaches an app, with scenes or without")
    func urls() async {
        await #expect(processExitsWith: .success) {
            try await PhoneActRuns().urls()
            try await PhoneActRuns().sceneURLs()
        }
    }

    @Test(
        "A running app hears of its end, a suspended one does not, and background tasks expire"
    )
    func ends() async {
        await #expect(processExitsWith: .success) {
            try await PhoneActRuns().ends()
            try await PhoneActRuns().backgroundTasks()
        }
    }

    @Test(
        "The user answers questions, opens the app's own settings, and allows notifications before iOS 10"
    )
    func answers() async {
        await #expect(processExitsWith: .success) {
            try await PhoneActRuns().alerts()
            try await PhoneActRuns().settings()
            try await PhoneActRuns().oldSettings()
        }
    }
}
