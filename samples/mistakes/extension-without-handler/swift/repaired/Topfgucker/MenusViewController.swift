import UIKit

class MenusViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Menus"
        view.backgroundColor = .systemGroupedBackground
        UNUserNotificationCenter.current().setBadgeCount(0)
    }
}
