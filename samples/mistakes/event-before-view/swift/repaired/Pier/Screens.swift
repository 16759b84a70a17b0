import UIKit

final class WelcomeController: UIViewController {}

final class FerriesController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            forName: .ferry, object: nil, queue: .main
        ) { [weak self] event in
            guard let id = event.object as? String else { return }
            _ = Pending.shared.take()
            self?.open(id)
        }
        if let id = Pending.shared.take() { open(id) }
    }

    private func open(_ id: String) {
        navigationController?.pushViewController(FerryController(id), animated: true)
    }
}

final class FerryController: UIViewController {
    let id: String

    init(_ id: String) {
        self.id = id
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
