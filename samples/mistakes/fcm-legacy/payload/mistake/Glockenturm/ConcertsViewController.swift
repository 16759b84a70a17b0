import UIKit

final class ConcertsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Concerts"
        view.backgroundColor = .systemBackground
    }
}
