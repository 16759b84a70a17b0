import Handset

/// The files that a subcommand uses, and which of them were saved.
struct FileWatch {
    /// The note that nothing is done until a file is saved.
    static let note = "handset: waiting for files to be saved; Ctrl-C ends"

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

    /// Returns which of some files were saved, created or removed since the last call.
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

    /// Waits for a moment, and returns which of some files were saved meanwhile.
    ///
    /// An editor may save a file in steps: then it waits until none has changed for a shorter moment. Throws
    /// ``StopRequest`` if a signal has come.
    mutating func next(in paths: [String]) async throws -> Set<String> {
        try await Task.sleep(for: .milliseconds(200))
        var changed = changes(in: paths)
        for _ in 0..<20 where !changed.isEmpty {
            try await Task.sleep(for: .milliseconds(50))
            let more = changes(in: paths)
            if more.isEmpty { break }
            changed.formUnion(more)
        }
        try StopSignal.check()
        return changed
    }
}
