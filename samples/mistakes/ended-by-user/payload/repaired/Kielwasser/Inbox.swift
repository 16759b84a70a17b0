import Foundation

final class Inbox {
    var token: Data?
    private(set) var items: [String: Data] = [:]

    func load(_ id: String) async throws {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://kielwasser.example/inbox/\(id)")!)
        items[id] = data
    }
}
