import Foundation

final class Server {
    static let shared = Server()

    func register(_ token: Data) {
        let text = token.map { String(format: "%02x", $0) }.joined()
        var request = URLRequest(url: URL(string: "https://ferries.example/devices/\(text)")!)
        request.httpMethod = "PUT"
        URLSession.shared.dataTask(with: request).resume()
    }
}
