import UIKit

class PageViewController: UIViewController {
    var link: URL?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        title = link?.host
    }
}
