import UIKit

class StallsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stalls"
        view.backgroundColor = .systemGroupedBackground
        UNUserNotificationCenter.current().setBadgeCount(0)
    }
}
