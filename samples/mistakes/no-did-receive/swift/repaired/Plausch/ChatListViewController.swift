import UIKit

class ChatListViewController: UITableViewController {
    private let names = ["Milla", "Theo", "Rowing four"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chats"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chat")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Router.shared.open(URL(string: "plausch://chats/\(names[indexPath.row].lowercased().prefix(5))")!)
    }
}
