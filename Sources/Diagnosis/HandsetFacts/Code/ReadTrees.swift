import Dispatch
import HandsetTree
import Synchronization

/// The trees of a project's code, read on all processors.
///
/// Most of the time of a project goes to parsing, and no file needs another one for it.
enum ReadTrees {
    private static let maximumThreadCount = 16

    /// Returns the tree of each file; `nil` for files of other languages.
    static func of(_ files: [ReadFile]) -> [CodeTree?] {
        let trees = Mutex([CodeTree?](repeating: nil, count: files.count))
        let read = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: min(files.count, maximumThreadCount)) { _ in
            guard read.withLock({ $0 < files.count }) else { return }
            CodeTree.read {
                let number = read.withLock { number in
                    number += 1
                    return number - 1
                }
                guard number < files.count else { return nil }
                return (number, files[number].path, files[number].bytes)
            } _: { number, tree in
                trees.withLock { $0[number] = tree }
            }
        }
        return trees.withLock { $0 }
    }
}
