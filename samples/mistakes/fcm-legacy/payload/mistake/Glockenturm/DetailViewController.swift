import UIKit

final class DetailViewController: UIViewController {
    private let url: URL
    private let label = UILabel()

    init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = url.lastPathComponent
        label.text = url.absoluteString
        label.frame = view.bounds.insetBy(dx: 16, dy: 120)
        view.addSubview(label)
    }
}
