import Handset

struct FileWatch {
    /// The properties that change when a file is written or replaced.
    private struct Stamp: Equatable {
        let identity: Platform.FileStatus.Identity
        let size: Int
        let changed: Platform.FileStatus.Time

        init?(path: String) {
            guard let status = Platform.FileStatus(path: path) else { return nil }
            identity = status.identity
            size = status.size
            changed = status.changed
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
