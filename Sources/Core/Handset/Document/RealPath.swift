/// The path of a file, which need not exist, from the root of the file system, without symbolic links.
package struct RealPath {
    /// The number of links that Linux follows in one path (path_resolution(7)).
    private static let maximumLinkCount = 40

    /// The names in the path, in bytes, as the system compares them.
    private var names: [[UInt8]]

    /// Follows a path from the current folder.
    ///
    /// The result is `nil` if the path has more links than the system follows, or if a relative path has no
    /// current folder to begin at. If `followsLinks` is false, a symbolic link counts as an ordinary name,
    /// and `..` goes back over it.
    package init?(_ path: String, followsLinks: Bool = true) {
        var names: [[UInt8]] = []
        if path.utf8.first != UInt8(ascii: "/") {
            guard let folder = Platform.currentFolder else { return nil }
            names = Self.names(in: folder)
        }
        var next = Array(Self.names(in: PathText.bytes(of: path)).reversed())
        var linkCount = 0
        while let name = next.popLast() {
            switch name {
            case Array(".".utf8): continue
            case Array("..".utf8): _ = names.popLast()
            default:
                guard followsLinks, let target = Self.target(ofLink: names + [name]) else {
                    names.append(name)
                    continue
                }
                linkCount += 1
                guard linkCount <= Self.maximumLinkCount else { return nil }
                if target.first == UInt8(ascii: "/") { names = [] }
                next += Self.names(in: target).reversed()
            }
        }
        self.names = names
    }

    /// The path as text.
    package var path: String {
        names.isEmpty ? "/" : PathText.text(of: names.flatMap { [UInt8(ascii: "/")] + $0 })
    }

    /// Leaves for the folder above, and returns the name that led from there; `nil` at the root.
    package mutating func removeLast() -> [UInt8]? { names.popLast() }

    /// Returns true if this is the path of a folder, or of anything in it or below.
    package func isInside(_ folder: RealPath) -> Bool { names.starts(with: folder.names) }

    /// Returns the names that lead here from a folder, beginning with `..` where this is not in it.
    func names(from folder: RealPath) -> [[UInt8]] {
        let common = zip(names, folder.names).prefix { $0 == $1 }.count
        return Array(repeating: Array("..".utf8), count: folder.names.count - common)
            + names.dropFirst(common)
    }

    private static func names(in path: [UInt8]) -> [[UInt8]] {
        path.split(separator: UInt8(ascii: "/")).map(Array.init)
    }

    private static func target(ofLink names: [[UInt8]]) -> [UInt8]? {
        Platform.target(ofLinkAt: names.flatMap { [UInt8(ascii: "/")] + $0 })
    }
}
