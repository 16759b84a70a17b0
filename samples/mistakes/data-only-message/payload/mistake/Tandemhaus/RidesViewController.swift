import UIKit

final class RidesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rides"
        view.backgroundColor = .systemBackground
    }
}
