import Glibc

/// Notices that files are saved.
struct FileWatch {
    /// What changes when a file is saved: it is written, or replaced by another of its name.
    private struct Stamp: Equatable {
        let node: ino_t
        let size: off_t
        let seconds: time_t
        let nanoseconds: Int

        init?(path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            node = status.st_ino
            size = status.st_size
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        }
    }

    private var stamps: [String: Stamp?] = [:]

    /// Looks at some files for the first time; those that were looked at before stay as they were.
    mutating func look(at paths: some Sequence<String>) {
        for path in paths where stamps[path] == nil {
            stamps.updateValue(Stamp(path: path), forKey: path)
        }
    }

    /// The files among some that were saved, made or taken away since they were looked at last.
    mutating func changes(in paths: some Sequence<String>) -> Set<String> {
        look(at: paths)
        var changed: Set<String> = []
        for path in Set(paths) {
            let stamp = Stamp(path: path)
            if let known = stamps[path], known != stamp { changed.insert(path) }
            stamps.updateValue(stamp, forKey: path)
        }
        return changed
    }
}
