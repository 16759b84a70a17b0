import Handset
import HandsetApp
import HandsetSecurity
import HandsetUIKit
import Testing

/// What an app keeps on a phone, in a process that has no other phone.
@MainActor struct StorageRuns {
    private let manager = FileManager.default

    /// A new phone begins with nothing, and what the app keeps outlives its process.
    func lifetimes() async throws {
        let first = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        try await first.launch()
        #expect(try contents() == [])
        UserDefaults.standard.set(7, forKey: "count")
        UserDefaults(suiteName: "group.example")?.set("a", forKey: "name")
        let group = try #require(
            manager.containerURL(forSecurityApplicationGroupIdentifier: "group.example"))
        for folder in try places() + [group] {
            try Data("a".utf8).write(to: folder.appendingPathComponent("file"))
        }
        let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "a",
        ]
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        let kept = ["count", "name", "password"] + Array(repeating: "file", count: 6)
        #expect(try contents() == kept)
        try await first.kill()
        try await first.launch()
        #expect(try contents() == kept)

        let second = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        #expect(try contents() == [])
        try await second.launch()
        #expect(try contents() == [])
    }

    private func places() throws -> [URL] {
        try [.documentDirectory, .cachesDirectory, .libraryDirectory, .applicationSupportDirectory]
            .map { try #require(manager.urls(for: $0, in: .userDomainMask).first) }
            + [manager.temporaryDirectory]
    }

    /// Everything that the app keeps, by the names above.
    private func contents() throws -> [String] {
        var found: [String] = []
        if UserDefaults.standard.integer(forKey: "count") == 7 { found.append("count") }
        let suite = UserDefaults(suiteName: "group.example")
        if suite?.string(forKey: "name") == "a" { found.append("name") }
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "a",
        ]
        if SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess {
            found.append("password")
        }
        let group = try #require(
            manager.containerURL(forSecurityApplicationGroupIdentifier: "group.example"))
        for folder in try places() + [group] {
            found += try manager.contentsOfDirectory(atPath: folder.path)
                .filter { $0 == "file" }
        }
        return found
    }

    /// Each folder of Apple's names is in a home of the phone's own, also the library and the one for a while.
    func folders() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        let home = NSHomeDirectory()
        #expect(home.contains("handset-app-"))
        let paths = try places().map(\.path)
        #expect(
            paths.map { $0.replacingOccurrences(of: home, with: "~") } == [
                "~/Documents", "~/Library/Caches", "~/Library", "~/Library/Application Support",
                "~/tmp",
            ])
        #expect(NSTemporaryDirectory() == home + "/tmp/")
        #expect(URL.documentsDirectory.path == paths[0])
        #expect(URL.cachesDirectory.path == paths[1])
        #expect(URL.libraryDirectory.path == paths[2])
        #expect(URL.applicationSupportDirectory.path == paths[3])
        #expect(
            NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)
                == [paths[2]])
        withExtendedLifetime(phone) {}
    }
}
