import Handset

/// The search for an app file beside the work.
///
/// It begins in the current folder and ends at the root of the repository. Outside a repository, only the
/// current folder counts: the folders above it may belong to anybody. A file and the root of a repository
/// count only if they belong to this user, to root, or to the owner of the current folder.
struct FoundAppFile {
    static let name = ".handset.json"

    /// The path of the file, or `nil` if there is none.
    private(set) var path: String?
    /// Messages about files that would count, but for their owners.
    private(set) var warnings: [String] = []

    /// Searches.
    init() {
        let owners = FileOwners.here
        var nearest: String?
        var refused: [OtherUsersFile] = []
        /// The first root of a repository that does not count, and the number of files below it.
        var refusedRoot: (file: OtherUsersFile, fileCount: Int)?
        var folder = ""
        for depth in 0..<Self.maximumDepth {
            if nearest == nil, FileIdentity(path: folder + Self.name) != nil {
                if let file = Self.refused(folder + Self.name, owners) {
                    refused.append(file)
                } else {
                    nearest = folder + Self.name
                }
            }
            if depth == 0, nearest != nil { break }
            if FileIdentity(path: folder + RepositoryRoot.markName) != nil {
                guard let root = Self.refused(folder + RepositoryRoot.markName, owners) else {
                    take(nearest, refused)
                    return
                }
                let count = refused.count + (nearest == nil ? 0 : 1)
                if refusedRoot == nil { refusedRoot = (root, count) }
            }
            let parent = folder + "../"
            // The folder above the topmost one is the same.
            guard let own = FileIdentity(path: folder + "."),
                let other = FileIdentity(path: parent), own != other
            else { break }
            folder = parent
        }
        // No repository: only the current folder counts.
        take(nearest == Self.name ? nearest : nil, refused.filter { $0.path == Self.name })
        guard let (root, count) = refusedRoot, path == nil,
            let file = (refused.map(\.path) + [nearest].compactMap(\.self)).prefix(count)
                .first(where: { $0 != Self.name })
        else { return }
        warn(
            about: file, "\(PathText.shown(root.path)), the root of its repository, \(root.finding)"
        )
    }

    /// More folders than a path of the system's longest length has.
    private static let maximumDepth = 2_048

    private static func refused(_ path: String, _ owners: FileOwners) -> OtherUsersFile? {
        do throws(OtherUsersFile) {
            try owners.check(path)
            return nil
        } catch {
            return error
        }
    }

    private mutating func take(_ nearest: String?, _ refused: [OtherUsersFile]) {
        path = nearest
        for file in refused { warn(about: file.path, "it \(file.finding)") }
    }

    private mutating func warn(about path: String, _ reason: String) {
        warnings.append(
            "handset: warning: the app file \(path) was found but is not used: \(reason); if you trust "
                + "it, give --app \(path)")
    }
}
