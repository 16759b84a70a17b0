import Handset
import HandsetApp
import HandsetSecurity
import HandsetUIKit
import Testing

/// The keychain of a phone, in a process that has no other one.
@MainActor struct KeychainRuns {
    private func item(_ account: String, _ others: [String: Any] = [:]) -> CFDictionary {
        let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: "example", kSecAttrAccount as String: account,
        ]
        return item.merging(others) { _, new in new } as CFDictionary
    }

    private func data(of account: String) -> String? {
        var found: CFTypeRef?
        let query = item(
            account,
            [
                kSecReturnData as String: kCFBooleanTrue as Any,
                kSecMatchLimit as String: kSecMatchLimitOne,
            ]
        )
        guard SecItemCopyMatching(query, &found) == errSecSuccess else { return nil }
        return (found as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The keychain adds, finds, changes and deletes as on iOS.
    func keychain() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        let token = [kSecValueData as String: Data("abc".utf8)]
        #expect(SecItemCopyMatching(item("a"), nil) == errSecItemNotFound)
        #expect(SecItemUpdate(item("a"), token as CFDictionary) == errSecItemNotFound)
        #expect(SecItemDelete(item("a")) == errSecItemNotFound)
        #expect(SecItemAdd(item("a", token), nil) == errSecSuccess)
        #expect(SecItemAdd(item("a", token), nil) == errSecDuplicateItem)
        #expect(SecItemAdd(item("b"), nil) == errSecSuccess)
        #expect(data(of: "a") == "abc")
        #expect(data(of: "b") == nil)
        let change = [kSecValueData as String: Data("ä".utf8)] as CFDictionary
        #expect(SecItemUpdate(item("a"), change) == errSecSuccess)
        #expect(data(of: "a") == "ä")
        let name = [kSecAttrAccount as String: "a"] as CFDictionary
        #expect(SecItemUpdate(item("b"), name) == errSecDuplicateItem)
        #expect(SecItemDelete(item("a")) == errSecSuccess)
        #expect(data(of: "a") == nil)
        let message = SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
        #expect(message == "The specified item could not be found in the keychain.")
        var bytes = [UInt8](repeating: 0, count: 32)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 1)
        withExtendedLifetime(phone) {}
    }

    /// A query of the keychain has a class, a limit and what it returns.
    func queries() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        let without = [kSecAttrAccount as String: "a"] as CFDictionary
        #expect(SecItemAdd(without, nil) == errSecParam)
        #expect(SecItemCopyMatching(without, nil) == errSecParam)
        #expect(SecItemDelete(without) == errSecParam)
        for account in ["a", "b"] {
            #expect(
                SecItemAdd(item(account, [kSecValueData as String: Data(account.utf8)]), nil)
                    == errSecSuccess)
        }
        #expect(
            SecItemAdd(item("a", [kSecAttrSynchronizable as String: true]), nil)
                == errSecSuccess)
        var found: CFTypeRef?
        let all: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "example",
            kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
            kSecReturnData as String: true,
        ]
        #expect(SecItemCopyMatching(all as CFDictionary, &found) == errSecSuccess)
        let items = try #require(found as? [[String: Any]])
        #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
        #expect(
            items.map { $0[kSecValueData as String] as? Data } == [Data("a".utf8), Data("b".utf8)])
        let accessible = items.first?[kSecAttrAccessible as String] as? String
        #expect(accessible == kSecAttrAccessibleWhenUnlocked as String)
        let any = all.merging([
            kSecAttrSynchronizable as String: kSecAttrSynchronizableAny
        ]) { _, new in new }
        #expect(SecItemCopyMatching(any as CFDictionary, &found) == errSecSuccess)
        #expect((found as? [[String: Any]])?.count == 3)
        #expect(SecItemDelete(any as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(any as CFDictionary, &found) == errSecItemNotFound)
        withExtendedLifetime(phone) {}
    }
}
