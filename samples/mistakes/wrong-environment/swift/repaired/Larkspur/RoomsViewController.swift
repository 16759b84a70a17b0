import UIKit

class RoomsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rooms"
        view.backgroundColor = .systemGroupedBackground
        UNUserNotificationCenter.current().setBadgeCount(0)
    }
}
