import UIKit

final class LoavesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Loaves"
        view.backgroundColor = .systemBackground
    }
}
