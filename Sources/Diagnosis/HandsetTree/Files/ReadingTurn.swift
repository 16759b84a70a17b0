import Synchronization

/// Files that one thread reads, until one of them takes too long.
///
/// A parser cannot be stopped from outside. The thread of such a file is left alone: it ends with the process,
/// or when it has read the file after all; its result is dropped.
final class ReadingTurn: Sendable {
    enum End { case finished, leftFile }

    typealias File = (number: Int, path: String, bytes: [UInt8])

    private struct State {
        /// The file that is being read.
        var file: File?
        /// The processor time of the thread when it began with the file, in seconds.
        var start = 0.0
        var isLeft = false
    }

    /// The calls that bring a file and take its tree; one at a time is made.
    private struct Calls: @unchecked Sendable {  // because they are called with the lock held
        let next: () -> File?
        let take: (Int, CodeTree?) -> Void
    }

    /// The threads that the process leaves alone, beyond which no file of Swift is read.
    private static let maximumLeftCount = 8
    private static let leftCount = Mutex(0)

    private let budget: ReadingBudget
    private let calls: Calls
    private let state = Mutex(State())

    init(
        _ budget: ReadingBudget, _ next: @escaping () -> File?,
        _ take: @escaping (_ number: Int, _ tree: CodeTree?) -> Void
    ) {
        self.budget = budget
        calls = Calls(next: next, take: take)
    }

    /// Reads until no file is left, or one takes too long.
    func run() -> End {
        guard let stack = DeepStack.start({ self.read(isOnDeepStack: true) }) else {
            read(isOnDeepStack: false)
            return .finished
        }
        while !stack.hasEnded() {
            if leave(at: stack.seconds) {
                stack.leave()
                return .leftFile
            }
        }
        return .finished
    }

    // MARK: - The thread that reads

    private func read(isOnDeepStack: Bool) {
        while let file = begin() {
            let mayRead = Self.leftCount.withLock { $0 < Self.maximumLeftCount }
            let tree =
                mayRead
                ? CodeTree(path: file.path, bytes: file.bytes, isOnDeepStack: isOnDeepStack)
                : CodeTree(unreadAt: file.path, bytes: file.bytes)
            guard end(with: tree) else { return }
        }
    }

    private func begin() -> File? {
        state.withLock { state in
            guard !state.isLeft, let file = calls.next() else { return nil }
            (state.file, state.start) = (file, DeepStack.secondsOfThisThread)
            return file
        }
    }

    private func end(with tree: CodeTree?) -> Bool {
        state.withLock { state in
            guard !state.isLeft, let file = state.file else { return false }
            state.file = nil
            calls.take(file.number, tree)
            return true
        }
    }

    // MARK: - The thread that waits

    /// Leaves the file that is being read, if it has had its time.
    private func leave(at seconds: Double) -> Bool {
        state.withLock { state in
            guard let file = state.file,
                budget.isSpent(seconds - state.start, on: file.bytes.count)
            else { return false }
            state.isLeft = true
            state.file = nil
            Self.leftCount.withLock { $0 += 1 }
            calls.take(file.number, CodeTree(unreadAt: file.path, bytes: file.bytes))
            return true
        }
    }
}
