import UIKit

class BasketViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Basket"
        view.backgroundColor = .systemGreen
    }
}
