internal import Foundation

/// A folder for what exists as long as this process uses it, such as a browser's profile.
///
/// Its owner holds a lock on it, which the system releases however the owner ends. So the next process knows what a killed
/// one has left, and removes it.
package final class ScratchFolder: Sendable {
    /// A kind of folders, each with its own beginning of the name.
    package enum Kind: String, CaseIterable, Sendable {
        /// The profile of a browser. Its name is short, since the browser makes a socket in it.
        case browser = "handset-w-"
        /// The files of an app under test.
        case app = "handset-a-"
    }

    package let path: String
    private let lock: Int32

    /// The kinds of which this process has removed what others left.
    private static let swept = Locked<Set<Kind>>([])
    /// The age in seconds from which a folder without a lock has no owner: a younger one may be about to be locked.
    package static let settledAge = 10.0

    /// Creates an empty folder that only this user can read, and removes others of its kind without an owner.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - parent: The path of the folder in which it is created.
    /// - Throws: ``Platform/Failure`` if that is not possible.
    package init(_ kind: Kind, in parent: String) throws(Platform.Failure) {
        if Self.swept.withLock({ $0.insert(kind).inserted }) { Self.sweep(kind, in: parent) }
        let parent = parent.hasSuffix("/") ? String(parent.dropLast()) : parent
        path = "\(parent)/\(kind.rawValue)\(UUID().uuidString.prefix(8))"
        guard mkdir(path, 0o700) == 0 else { throw .ofLastCall }
        guard let lock = Self.lock(path) else {
            let failure = Platform.Failure.ofLastCall
            rmdir(path)
            throw failure
        }
        self.lock = lock
    }

    deinit {
        remove()
        close(lock)
    }

    /// Removes the folder with all that is in it.
    package func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Removes the folders of a kind whose owners have ended without doing so.
    ///
    /// Those of other users, links, and what was made a moment ago stay.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - parent: The folder that they are in.
    ///   - age: The seconds since their last change, from which they are removed.
    package static func sweep(
        _ kind: Kind, in parent: String, olderThan age: Double = settledAge
    ) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for name in names where name.hasPrefix(kind.rawValue) {
            let path = "\(parent)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
                status.st_uid == geteuid(),
                Date().timeIntervalSince1970 - Double(status.changeSeconds) > age,
                let lock = lock(path)
            else { continue }
            try? FileManager.default.removeItem(atPath: path)
            close(lock)
        }
    }

    /// Opens and locks a folder; `nil` if another one has locked it.
    private static func lock(_ path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        close(descriptor)
        return nil
    }
}

extension stat {
    fileprivate var changeSeconds: Int {
        #if canImport(Darwin)
        st_ctimespec.tv_sec
        #else
        st_ctim.tv_sec
        #endif
    }
}
