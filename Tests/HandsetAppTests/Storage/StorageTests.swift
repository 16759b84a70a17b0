import Testing

/// What an app keeps on a phone, each test in a process of its own.
@Suite struct StorageTests {
    @Test("A new phone begins with nothing, and what the app keeps outlives its process")
    func lifetimes() async {
        await #expect(processExitsWith: .success) { try await StorageRuns().lifetimes() }
    }

    @Test(
        "Each folder of Apple's names is in a home of the phone's own, also the library and the one for a while"
    )
    func folders() async {
        await #expect(processExitsWith: .success) { try await StorageRuns().folders() }
    }

    @Test("The keychain adds, finds, changes and deletes as on iOS")
    func keychain() async {
        await #expect(processExitsWith: .success) { try await KeychainRuns().keychain() }
    }

    @Test("A query of the keychain has a class, a limit and what it returns")
    func queries() async {
        await #expect(processExitsWith: .success) { try await KeychainRuns().queries() }
    }
}
