import UIKit

final class CalendarViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Appointments"
    }
}
