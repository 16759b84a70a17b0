public import Foundation

/// The checkout that the tests were built from.
public enum Repository {
    /// Its top level.
    public static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files of a folder, by name, as paths from the top level.
    public static func files(in folder: String, endingIn endings: [String]) throws -> [String] {
        try FileManager.default
            .contentsOfDirectory(atPath: root.appending(path: folder).path())
            .filter { name in endings.contains { name.hasSuffix($0) } }
            .sorted()
            .map { "\(folder)/\($0)" }
    }

    /// The files of a folder and of those within it, by path, as paths from the top level.
    public static func allFiles(in folder: String, endingIn endings: [String]) throws -> [String] {
        try FileManager.default
            .subpathsOfDirectory(atPath: root.appending(path: folder).path())
            .filter { name in endings.contains { name.hasSuffix($0) } }
            .sorted()
            .map { "\(folder)/\($0)" }
    }

    /// The folders of the targets by their names, as paths from the top level: `Sources/GROUP/TARGET`.
    public static let targets: [String: String] = {
        let sources = root.appending(path: "Sources")
        let names = { (folder: URL) in
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        }
        return Dictionary(
            uniqueKeysWithValues: names(sources).flatMap { group in
                names(sources.appending(path: group))
                    .filter { !$0.hasSuffix(".md") }
                    .map { ($0, "Sources/\(group)/\($0)") }
            })
    }()

    /// The bytes of a file, named by its path from the top level.
    public static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appending(path: path)))
    }
}
