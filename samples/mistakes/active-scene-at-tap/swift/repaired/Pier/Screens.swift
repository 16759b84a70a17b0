import UIKit

final class PierController: UIViewController {}

final class FerryController: UIViewController {
    let id: String

    init(_ id: String) {
        self.id = id
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
