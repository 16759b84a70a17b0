import Foundation

enum Account {
    static func signIn(then done: @escaping () -> Void) {
        var request = URLRequest(url: URL(string: "https://ferries.example/session")!)
        request.httpMethod = "POST"
        URLSession.shared.dataTask(with: request) { _, _, _ in
            DispatchQueue.main.async { done() }
        }.resume()
    }
}
