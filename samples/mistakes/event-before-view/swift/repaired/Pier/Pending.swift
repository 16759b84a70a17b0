import Foundation

/// Keeps the ferry of a tap until a screen can show it.
final class Pending {
    static let shared = Pending()
    var ferry: String?

    func take() -> String? {
        defer { ferry = nil }
        return ferry
    }
}
