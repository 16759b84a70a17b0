import Foundation

final class Router {
    static let shared = Router()
    private(set) var path: [String] = []

    func open(_ place: String) { path.append(place) }
}
