import Foundation

final class ScoreBoard {
    var deviceToken: Data?
    private(set) var changed: Set<String> = []

    /// Marks a match as changed; the list reads it again from disk.
    func update(match: String?) {
        guard let match else { return }
        changed.insert(match)
    }
}
