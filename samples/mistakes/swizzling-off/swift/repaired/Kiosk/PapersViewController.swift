import UIKit

final class PapersViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Papers"
        view.backgroundColor = .systemBackground
    }
}
