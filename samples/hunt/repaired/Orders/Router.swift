import Foundation

/// Leads the user to the screens of the app.
@MainActor final class Router {
    static let shared = Router()

    /// The screens that were opened, the one in front last.
    private(set) var opened: [String] = []
    /// The items of the order in front.
    private(set) var items: [String] = []

    func open(_ order: Order) {
        items = order.items
        opened.append("orders/\(order.id)")
    }

    /// Opens the end of the list of parts, where the newest ones are.
    func openParts(of order: Order) {
        opened.append("orders/\(order.id)/parts/\(order.pageCount)")
    }

    func openReply(to order: Order) { opened.append("orders/\(order.id)/reply") }

    func openMessages(of order: Order, with text: String) {
        opened.append("orders/\(order.id)/messages: \(text)")
    }
}
