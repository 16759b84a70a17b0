import Combine
import Foundation

/// The orders that the user looks at, and the token that the shop sends to.
@MainActor final class Orders: ObservableObject {
    static let shared = Orders()

    @Published private(set) var opened: [String] = []
    @Published var isShown = false
    @Published private(set) var tokenText = ""
    let tokens = PassthroughSubject<Data, Never>()
    private var cancellables = Set<AnyCancellable>()

    private init() {
        tokens
            .map { token in token.map { String(format: "%02x", $0) }.joined() }
            .removeDuplicates()
            .sink { [weak self] in self?.tokenText = $0 }
            .store(in: &cancellables)
    }

    func open(_ order: String) { opened.append(order) }

    func open(_ url: URL) { open(url.lastPathComponent) }

    func closeAll() { opened = [] }
}
