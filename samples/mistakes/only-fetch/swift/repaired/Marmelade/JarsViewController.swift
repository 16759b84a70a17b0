import UIKit

class JarsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Jars"
        view.backgroundColor = .systemPurple
    }
}
