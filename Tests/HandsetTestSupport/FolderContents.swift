internal import Foundation

/// The files of a folder that takes long to make, to be written into others.
///
/// They are in memory, since a folder that all tests share would be left behind.
public struct FolderContents: Sendable {
    private let files: [String: Data]

    /// Reads the files of a folder.
    ///
    /// - Parameter path: The path of the folder, which has no other folders.
    /// - Throws: An error if it cannot be read.
    public init(of path: String) throws {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            files[name] = try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
        }
        self.files = files
    }

    /// Writes the files, which only the user may read, into a folder that only the user may open.
    ///
    /// - Parameter path: The path of the folder, which is made if it is not there.
    /// - Throws: An error if a file cannot be written.
    public func write(to path: String) throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        for (name, data) in files {
            let isWritten = FileManager.default.createFile(
                atPath: "\(path)/\(name)", contents: data,
                attributes: [.posixPermissions: 0o600])
            guard isWritten else { throw CocoaError(.fileWriteUnknown) }
        }
    }
}
