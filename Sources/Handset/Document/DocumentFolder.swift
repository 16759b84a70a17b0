/// The folder of a suite or a rule file, which the paths in that file are not to leave.
struct DocumentFolder {
    /// How a path leads outside.
    enum Departure {
        /// By its names.
        case names
        /// By a symbolic link.
        case link
    }

    /// Its path, with a slash; empty for the current folder.
    private let path: String
    /// Whether paths may lead outside all the same.
    let allowsOutside: Bool

    /// The folder of a file.
    init(ofFile path: String, allowsOutside: Bool) {
        // By bytes: an accent behind a slash makes one character with it.
        self.path =
            path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
        self.allowsOutside = allowsOutside
    }

    /// The path of a file that is named by its path from the folder.
    func path(ofFile name: String) -> String {
        name.utf8.first == UInt8(ascii: "/") ? name : path + name
    }

    /// How a path from the current folder leads outside; `nil` if it does not, or may.
    func departure(of path: String) -> Departure? {
        guard !allowsOutside else { return nil }
        let folder = self.path.isEmpty ? "." : self.path
        if Self.isInside(path, folder, followsLinks: true) { return nil }
        return Self.isInside(path, folder, followsLinks: false) ? .link : .names
    }

    private static func isInside(_ path: String, _ folder: String, followsLinks: Bool) -> Bool {
        guard let path = RealPath(path, followsLinks: followsLinks),
            let folder = RealPath(folder, followsLinks: followsLinks)
        else { return false }
        return path.isInside(folder)
    }
}

extension JSONDocumentValue {
    /// Says that a path leads outside the folder of its file.
    func problem(_ departure: DocumentFolder.Departure, of path: String, _ advice: String)
        -> JSONDocumentProblem
    {
        let way = departure == .link ? " by a symbolic link" : ""
        return problem(
            "\(Self.quoted(path)) leads outside the folder of this file\(way)",
            "\(advice), or give --allow-outside")
    }
}
