import UIKit

final class Pier {
    static let shared = Pier()
    var stack: UINavigationController?

    func open(_ id: String) {
        stack?.pushViewController(FerryController(id), animated: true)
    }
}
