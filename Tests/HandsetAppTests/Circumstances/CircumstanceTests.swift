import Foundation
import HandsetTestSupport
import Testing

/// The user's locale, and what an earlier process of the app has left, each test in a process of its own.
@Suite struct CircumstanceTests {
    @Test("The app's locale, calendar and new formatters are those of the phone's user")
    func locale() async {
        await #expect(processExitsWith: .success) { try await CircumstanceRuns().locale() }
    }

    @Test("A formatter whose locale the app sets goes by that")
    func ownLocale() async {
        await #expect(processExitsWith: .success) { try await CircumstanceRuns().ownLocale() }
    }

    @Test("Files, defaults and the keychain of a process that ended are there for the next one")
    func earlierProcess() async throws {
        let folder = try TemporaryFolder()
        setenv(CircumstanceRuns.folder, folder.path, 1)
        await #expect(processExitsWith: .success) { try await CircumstanceRuns().leaves() }
        await #expect(processExitsWith: .success) { try await CircumstanceRuns().finds() }
        unsetenv(CircumstanceRuns.folder)
    }

    @Test("A center's delegate that the app sets while its own is created stays")
    func delegateOfInitialiser() async {
        await #expect(processExitsWith: .success) {
            try await CircumstanceRuns().delegateOfInitialiser()
        }
    }

    @Test("A package's app has a phone in each state, and tells what it has opened")
    func packaged() async {
        await #expect(processExitsWith: .success) { try await CircumstanceRuns().packaged() }
    }
}
