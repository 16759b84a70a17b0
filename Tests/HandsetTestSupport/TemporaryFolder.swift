internal import Foundation

/// A folder for the files of one test, which goes with it.
public final class TemporaryFolder: Sendable {
    /// The path, without a slash at its end.
    public let path: String

    /// Makes the folder.
    public init() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "handset-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file.
    public func path(_ name: String) -> String { path + "/" + name }

    /// Writes a file, in a folder that is made if it is not there.
    ///
    /// - Returns: The path of the file.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String {
        let file = URL(filePath: self.path(name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard text.hasPrefix("#!") else {
            try ProcessStart.lock.withLock { _ in try Data(text.utf8).write(to: file) }
            return self.path(name)
        }
        // A program that is started meanwhile holds the file open for a moment, so that it could not be run: another
        // process writes it.
        let source = URL(filePath: self.path(name) + ".\(UUID().uuidString)")
        try Data(text.utf8).write(to: source)
        defer { try? FileManager.default.removeItem(at: source) }
        let copy = Process()
        copy.executableURL = URL(filePath: "/bin/cp")
        copy.arguments = [source.path(percentEncoded: false), self.path(name)]
        try ProcessStart.lock.withLock { _ in try copy.run() }
        copy.waitUntilExit()
        return self.path(name)
    }

    /// The text of a file.
    public func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
    }
}
