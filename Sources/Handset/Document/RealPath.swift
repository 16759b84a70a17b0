internal import Glibc

/// The way to a file from the top of the file system, without links; the file need not be there.
struct RealPath {
    /// As many as Linux follows in one path (path_resolution(7)).
    private static let maximumLinkCount = 40

    /// The names on the way, in bytes, as the system compares them.
    private let names: [[UInt8]]

    /// Follows a path from the current folder.
    ///
    /// Nil comes of a path with more links than the system follows, and where there is no current folder
    /// to begin at.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - followsLinks: Whether symbolic links are followed, or taken for what they are called.
    init?(_ path: String, followsLinks: Bool = true) {
        var names: [[UInt8]] = []
        if path.utf8.first != UInt8(ascii: "/") {
            guard let folder = getcwd(nil, 0) else { return nil }
            defer { free(folder) }
            let bytes = UnsafeBufferPointer(start: folder, count: strlen(folder))
            names = Self.names(in: bytes.map(UInt8.init(bitPattern:)))
        }
        var next = Array(Self.names(in: Array(path.utf8)).reversed())
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

    /// Whether this is a folder's path, or that of anything in it or below.
    func isInside(_ folder: RealPath) -> Bool { names.starts(with: folder.names) }

    private static func names(in path: [UInt8]) -> [[UInt8]] {
        path.split(separator: UInt8(ascii: "/")).map(Array.init)
    }

    /// What a link leads to; `nil` of anything else.
    private static func target(ofLink names: [[UInt8]]) -> [UInt8]? {
        let path = (names.flatMap { [UInt8(ascii: "/")] + $0 } + [0]).map(CChar.init(bitPattern:))
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &target, target.count)
        return count > 0 ? target.prefix(count).map(UInt8.init(bitPattern:)) : nil
    }
}
