import FirebaseAnalytics
import UIKit

/// Opens the app's screens.
class DeepLinks {
    static let shared = DeepLinks()

    func open(path: String, animated: Bool) {
        Analytics.logEvent("open", parameters: ["path": path])
        let screen = ParcelViewController(path: path)
        UIApplication.shared.windows.first?.rootViewController?.present(screen, animated: animated)
    }
}

class ParcelViewController: UIViewController {
    convenience init(path: String) {
        self.init()
        title = path
    }
}
