import Foundation

extension Notification.Name {
    static let ferry = Notification.Name("ferry")
}

/// Keeps the ferry of a tap until a view can show it.
final class Pending {
    static let shared = Pending()
    var ferry: String?

    func take() -> String? {
        defer { ferry = nil }
        return ferry
    }
}
