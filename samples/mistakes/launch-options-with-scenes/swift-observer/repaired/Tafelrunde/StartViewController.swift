import UIKit

final class StartViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tafelrunde"
        view.backgroundColor = .systemBackground
    }

    func show(_ url: URL) {
        let page = UIViewController()
        page.title = url.lastPathComponent
        navigationController?.pushViewController(page, animated: false)
    }
}
