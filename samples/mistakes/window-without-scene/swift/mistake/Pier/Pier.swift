import UIKit

/// Opens ferries, once there is a stack of screens.
final class Pier {
    static let shared = Pier()
    private var stack: UINavigationController?
    private var waiting: String?

    func show(on stack: UINavigationController) {
        self.stack = stack
        if let id = waiting { open(id) }
    }

    func open(_ id: String) {
        guard let stack else {
            waiting = id
            return
        }
        waiting = nil
        stack.pushViewController(FerryController(id), animated: true)
    }
}
