import PushKit
import UIKit

final class CallsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let registry = PKPushRegistry(queue: .main)
        registry.delegate = Calls.shared
        registry.desiredPushTypes = [.voIP]
        Calls.shared.keep(registry)
    }
}
