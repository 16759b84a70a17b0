import Synchronization

/// Lines that tasks of an app note.
final class Lines: Sendable {
    private let contents = Mutex<[String]>([])

    var all: [String] { contents.withLock(\.self) }

    func note(_ line: String) { contents.withLock { $0.append(line) } }
}
