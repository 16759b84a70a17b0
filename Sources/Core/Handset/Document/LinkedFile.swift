/// Files that are reached by a symbolic link, of which messages about mistakes show nothing.
///
/// Whoever makes the link decides what is read, and messages may be seen by others, as in a public log of CI.
package enum LinkedFile {
    /// Returns true if a path has a link as its last name or, for a path from the current folder, as any name.
    ///
    /// The system's own links, such as `/dev/stdin`, do not count.
    package static func isReached(by path: String) -> Bool {
        if path.utf8.first == UInt8(ascii: "/") {
            return Platform.isLink(path) && !path.hasPrefix("/dev/")
        }
        return RealPath(path)?.path != RealPath(path, followsLinks: false)?.path
    }
}
