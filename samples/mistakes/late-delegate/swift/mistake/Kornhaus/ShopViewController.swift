import UIKit

class ShopViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kornhaus"
        view.backgroundColor = .systemBackground
    }
}
