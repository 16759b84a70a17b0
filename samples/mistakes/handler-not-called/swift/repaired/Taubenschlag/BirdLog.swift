import Foundation

final class BirdLog {
    static let shared = BirdLog()
    private(set) var entries: [String] = []

    func append(_ bird: String) {
        entries.append("\(Date()): \(bird)")
    }
}
