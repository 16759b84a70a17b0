import Foundation

/// Keeps the device's token, and tells it to the chat's server, again and again until the server has it.
@MainActor final class Account {
    static let shared = Account()

    /// The moment at which the server had the token.
    private(set) var registered: Date?

    func register(_ token: String) {
        save(token)
        Task {
            while await !send(token) { try await Task.sleep(for: .seconds(30)) }
            registered = Date()
        }
    }

    private func send(_ token: String) async -> Bool {
        guard let url = URL(string: "https://chat.example.com/tokens") else { return false }
        var request = URLRequest(url: url)
        request.httpMethod = "PUT"
        request.httpBody = Data(token.utf8)
        guard let (_, response) = try? await URLSession.shared.data(for: request) else {
            return false
        }
        return (response as? HTTPURLResponse)?.statusCode == 204
    }

    // MARK: - The keychain

    private var item: [String: Any] {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "token"]
    }

    private func save(_ token: String) {
        var item = item
        SecItemDelete(item as CFDictionary)
        item[kSecValueData as String] = Data(token.utf8)
        SecItemAdd(item as CFDictionary, nil)
    }

    var token: String? {
        var found: CFTypeRef?
        let query = item.merging([kSecReturnData as String: true]) { $1 }
        guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess else { return nil }
        return (found as? Data).map { String(decoding: $0, as: UTF8.self) }
    }
}
