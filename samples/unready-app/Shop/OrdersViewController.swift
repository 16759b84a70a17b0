import UIKit

class OrdersViewController: UIViewController {
    let list = UITableView()
}
