@MainActor final class Router {
    static let shared = Router()

    private(set) var opened: [String] = []

    func open(_ chat: String) { opened.append(chat) }

    func closeAll() { opened = [] }
}
