import Dispatch
import HandsetTree
import Synchronization

/// The trees of a project's code, read on all processors.
///
/// Most of the time of a project goes to parsing, and no file needs another one for it.
enum ReadTrees {
    /// Returns the tree of each file; `nil` for files of other languages.
    static func of(_ files: [AppReading.File]) -> [CodeTree?] {
        let trees = Mutex([CodeTree?](repeating: nil, count: files.count))
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            let tree = CodeTree(path: files[index].path, bytes: files[index].bytes)
            trees.withLock { $0[index] = tree }
        }
        return trees.withLock { $0 }
    }
}
