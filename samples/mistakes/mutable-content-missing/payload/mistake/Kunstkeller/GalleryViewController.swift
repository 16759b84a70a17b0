import UIKit

class GalleryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        view.backgroundColor = .systemGroupedBackground
        UNUserNotificationCenter.current().setBadgeCount(0)
    }
}
