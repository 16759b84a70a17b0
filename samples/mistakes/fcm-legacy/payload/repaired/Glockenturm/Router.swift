import UIKit

/// Opens the app's links, whoever asks for it.
final class Router {
    static let shared = Router()

    var navigation: UINavigationController?

    func open(_ url: URL) {
        let detail = DetailViewController(url: url)
        navigation?.popToRootViewController(animated: false)
        navigation?.pushViewController(detail, animated: true)
    }
}
