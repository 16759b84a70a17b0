/// The folder of a suite, an app file or a rule file, at which the paths in that file begin.
///
/// They have to stay within it, or within its repository.
package struct DocumentFolder {
    /// The border within which the paths have to stay.
    package enum Border: Hashable, Sendable {
        /// The folder.
        case folder
        /// The repository that the folder is in (``RepositoryRoot``); the folder where it is in none.
        case repository
    }

    package enum Departure: Hashable, Sendable {
        /// The path leads outside by names, such as `..`.
        case names
        /// The path leads outside by a symbolic link.
        case link
    }

    /// Its path, with a slash; empty for the current folder.
    private let path: String
    package let allowsOutside: Bool
    package let allowsPrograms: Bool
    private let border: Border

    package init(
        ofFile path: String, allowsOutside: Bool, allowsPrograms: Bool = true,
        border: Border = .repository
    ) {
        self.border = border
        self.allowsPrograms = allowsPrograms
        // By bytes: an accent after a slash makes one character with it.
        self.path =
            path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
        self.allowsOutside = allowsOutside
    }

    /// Returns the path of a file that a document names, relative to the folder, as ``PathText``.
    package func path(ofFile name: String) -> String {
        let name = PathText.text(of: Array(name.utf8))
        return name.utf8.first == UInt8(ascii: "/") ? name : path + name
    }

    /// Returns the path of a program that a document names, relative to the folder.
    package func path(ofProgram name: String) -> String {
        guard !path.isEmpty, name.hasPrefix("./") else { return path(ofFile: name) }
        return path(ofFile: String(name.dropFirst(2)))
    }

    /// Returns the path from the folder to a file, by which a document in the folder can name it.
    ///
    /// - Parameter path: The path of the file, from the current folder.
    /// - Returns: A path without symbolic links, but for the name of the file itself. It is `path`
    ///   if a way there cannot be found.
    package func name(ofFile path: String) -> String {
        let parent = DocumentFolder(ofFile: path, allowsOutside: true)
        guard let folder = RealPath(pathOrDot), let way = RealPath(parent.pathOrDot) else {
            return path
        }
        let file = path.utf8.dropFirst(parent.path.utf8.count)
        let names = way.names(from: folder) + [Array(file)]
        return String(decoding: Array(names.joined(separator: "/".utf8)), as: UTF8.self)
    }

    /// Returns true if a document in the folder may name a file, given as a path from the current folder.
    package func mayName(_ path: String) -> Bool { departure(of: path) == nil }

    /// Returns the way in which a path from the current folder leads outside; `nil` if it stays
    /// within the border, or may lead outside.
    package func departure(of path: String) -> Departure? {
        guard !allowsOutside else { return nil }
        guard let folder = RealPath(pathOrDot) else { return .names }
        // There is none for a link that leads to itself.
        let target = RealPath(path)
        if target?.isInside(folder) == true { return nil }
        var height = 0
        // Looked for only here: most paths stay within the folder.
        if border == .repository, let root = RepositoryRoot.around(folder) {
            if target?.isInside(root) == true { return nil }
            height = folder.names(from: root).count
        }
        guard let names = RealPath(path, followsLinks: false),
            var top = RealPath(pathOrDot, followsLinks: false)
        else { return .names }
        for _ in 0..<height { _ = top.removeLast() }
        return names.isInside(top) ? .link : .names
    }

    private var pathOrDot: String { path.isEmpty ? "." : path }
}

extension DocumentFolder {
    package static func finding(ofPath path: String, byLink: Bool) -> String {
        "\(FoundJSONValue.quoted(path)) leads outside the folder and the repository of this file"
            + (byLink ? " by a symbolic link" : "")
    }
}
