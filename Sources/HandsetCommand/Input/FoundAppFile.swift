import Handset

/// The search for an app file beside the work.
///
/// It begins in the current folder and ends at the root of the repository. Outside a repository, only the
/// current folder counts: the folders above it may belong to anybody.
enum FoundAppFile {
    static let name = ".handset.json"

    static func path() -> String? {
        var folder = ""
        var nearest: String?
        for depth in 0..<maximumDepth {
            if nearest == nil, FileIdentity(path: folder + name) != nil { nearest = folder + name }
            if depth == 0, nearest != nil { return nearest }
            if FileIdentity(path: folder + ".git") != nil { return nearest }
            let parent = folder + "../"
            // The folder above the topmost one is the same.
            guard let own = FileIdentity(path: folder + "."),
                let other = FileIdentity(path: parent), own != other
            else { return nil }
            folder = parent
        }
        return nil
    }

    /// More folders than a path of the system's longest length has.
    private static let maximumDepth = 2_048
}
