import Glibc

/// Detects that files are saved.
struct FileWatch {
    /// The properties that change when a file is written or replaced.
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

    /// Starts watching some files; files that are already watched keep their state.
    mutating func look(at paths: some Sequence<String>) {
        for path in paths where stamps[path] == nil {
            stamps.updateValue(Stamp(path: path), forKey: path)
        }
    }

    /// Returns those of some files that were saved, created or removed since the last call.
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
