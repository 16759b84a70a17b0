import Foundation

/// The order that a push is about.
struct Order {
    let id: Int
    private let values: [String: Any]

    init?(_ userInfo: [AnyHashable: Any]) {
        guard let values = userInfo["order"] as? [String: Any], let id = values["id"] as? Int
        else { return nil }
        self.id = id
        self.values = values
    }

    var customer: String { values["customer"] as? String ?? "Dear customer" }

    /// The minutes by which the order comes later than it was promised.
    var delay: Int { values["delay"] as? Int ?? 0 }

    var items: [String] { values["items"] as! [String] }

    /// The picture of the parcel, which the server makes for each order.
    var picture: URL? {
        guard let text = values["picture"] as? String, let url = URL(string: text),
            url.scheme == "https"
        else { return nil }
        return url
    }

    /// The number of pages in the list of the order's parts.
    var pageCount: Int {
        guard let parts = values["parts"] as? [String: Any],
            let size = Self.number(parts["pageSize"]), var rest = Self.number(parts["count"])
        else { return 1 }
        var pages = 1
        while rest > size {
            rest -= size
            pages += 1
        }
        return pages
    }

    /// Returns a whole number, which some senders write as text.
    private static func number(_ value: Any?) -> Int? {
        value as? Int ?? (value as? String).flatMap { Int($0) }
    }
}
