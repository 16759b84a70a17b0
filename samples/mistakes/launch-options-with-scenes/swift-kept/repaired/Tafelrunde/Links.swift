import UIKit

/// Keeps a link until there is a screen that can open it.
final class Links {
    static let shared = Links()

    weak var opener: StartViewController? { didSet { openIfPossible() } }
    var pending: URL? { didSet { openIfPossible() } }

    private func openIfPossible() {
        guard let opener, let url = pending else { return }
        pending = nil
        opener.show(url)
    }
}
