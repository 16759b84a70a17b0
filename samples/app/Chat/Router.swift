import UserNotifications

@MainActor final class Router {
    static let shared = Router()

    private(set) var opened: [String] = []

    /// Returns the chat of a push, which some senders write as a number.
    nonisolated static func chat(of notification: UNNotification) -> String? {
        switch notification.request.content.userInfo["chat"] {
        case let chat as String: chat
        case let chat as Int: String(chat)
        default: nil
        }
    }

    func open(_ chat: String) { opened.append(chat) }

    func closeAll() { opened = [] }
}
