import Handset
import HandsetFacts

/// A folder of an app's project, as those see it who look for sources: without what a build has made and libraries of
/// others.
enum ProjectFolder {
    /// The number of folders within each other that are entered.
    static let maximumDepth = 64
    /// The number of files that are read.
    static let maximumFileCount = 20_000
    /// The number of bytes of a file that is read.
    static let maximumByteCount = 2 << 20
    /// The number of bytes of all files together that are read.
    static let maximumByteCountOfAll = 128 << 20

    /// Folders with libraries of others.
    private static let libraries: Set = [
        "Carthage", "Pods", "SourcePackages", "node_modules", "vendor",
    ]
    /// Folders of apps for other systems, and of what a build has made.
    private static let left: Set = [
        "DerivedData", "android", "build", "dist", "linux", "macos", "web", "windows",
    ]
    private static let leftEndings = [
        ".bundle", ".framework", ".playground", ".xcassets", ".xcframework", ".xcworkspace",
    ]

    /// Returns the entries of a folder in the order of their names, without hidden ones but those that say with which
    /// Xcode the app is built.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - inner: The same from the folder of the project on; empty for that folder itself.
    /// - Returns: The names with what they are.
    /// - Throws: `Platform.Failure` if the folder cannot be listed.
    static func entries(
        of path: String, inProject inner: String = ""
    ) throws(Platform.Failure) -> [(name: String, kind: Platform.FileFacts.Kind)] {
        let names = try Platform.names(inFolder: PathText.bytes(of: path)).map(PathText.text)
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let folder = try Platform.Folder(PathText.bytes(of: path))
        var entries: [(name: String, kind: Platform.FileFacts.Kind)] = []
        for name in names where isLookedAt(inner.isEmpty ? name : "\(inner)/\(name)") {
            let kind = try folder.facts(ofFile: PathText.bytes(of: name))?.kind
            entries.append((name, kind ?? .other))
        }
        return entries
    }

    /// Returns true if a path from the folder of the project on is not hidden, or read all the same.
    static func isLookedAt(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return !parts.contains { $0.hasPrefix(".") } || AppReading.takesHidden(path)
    }

    /// Returns true if a folder within others may have the app's own files.
    static func isEntered(_ name: String, depth: Int) -> Bool {
        depth < maximumDepth && isOfApp(name)
    }

    /// Returns true if a folder may have the app's own files, however many others it is within.
    static func isOfApp(_ name: String) -> Bool {
        !left.contains(name) && !libraries.contains(name)
            && !leftEndings.contains(where: name.hasSuffix)
    }

    /// Returns true if a folder has libraries of others, which are passed over with a word.
    static func isOfLibraries(_ name: String) -> Bool { libraries.contains(name) }
}
