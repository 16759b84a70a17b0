import UIKit

class GreenhouseViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Greenhouse"
        view.backgroundColor = .systemGroupedBackground
        UNUserNotificationCenter.current().setBadgeCount(0)
    }
}
