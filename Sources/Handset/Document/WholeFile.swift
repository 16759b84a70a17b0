/// A file that is written whole or not at all.
///
/// The bytes are written to a temporary file in the same folder, which then replaces the file.
package struct WholeFile: Sendable {
    /// A failure of the system to write a file or to create a folder.
    package struct Failure: Error, CustomStringConvertible {
        /// The path of the file or the folder.
        package let path: String
        /// The system's error number.
        package let code: Int32

        package var description: String { Platform.Failure(code: code).description }
    }

    // The number of links that Linux follows in one path (path_resolution(7)).
    private static let maximumLinkCount = 40

    private let path: String
    private let temporaryPath: String?
    private let mode: UInt32?
    private let isDurable: Bool

    /// - Parameters:
    ///   - path: The path of the file. A link stays a link, and the file that it leads to is replaced.
    ///   - temporaryPath: The path of the temporary file. If `nil`, the default, it has the process in
    ///     its name, so that several processes can write the same file.
    ///   - mode: The permissions of the file. If `nil`, the default, it keeps those that it has, and a
    ///     new file gets the usual ones.
    ///   - isDurable: True if the bytes must be on the disk before the file is replaced.
    package init(
        path: String, temporaryPath: String? = nil, mode: UInt32? = nil, isDurable: Bool = false
    ) {
        self.path = path
        self.temporaryPath = temporaryPath
        self.mode = mode
        self.isDurable = isDurable
    }

    /// Replaces the file.
    ///
    /// - Throws: ``Failure`` if it cannot be written. It is as before then.
    package func write(_ bytes: [UInt8]) throws(Failure) {
        do throws(Platform.Failure) {
            guard !path.utf8.contains(0) else { throw Platform.Failure.invalidArgument }
            let target = try target()
            let temporary = temporaryPath ?? "\(target).\(Platform.processIdentifier).new"
            // A program that was killed may have left one.
            Platform.removeFile(temporary)
            let descriptor = try Platform.createFile(temporary, mode: mode == nil ? 0o666 : 0o600)
            do throws(Platform.Failure) {
                do throws(Platform.Failure) {
                    try Platform.writeAll(bytes, to: descriptor)
                    if let mode = mode ?? Platform.permissions(of: target) {
                        try Platform.setPermissions(mode, of: descriptor)
                    }
                    if isDurable { try Platform.synchronize(descriptor) }
                } catch {
                    try? Platform.closeFile(descriptor)
                    throw error
                }
                try Platform.closeFile(descriptor)
                try Platform.rename(temporary, to: target)
            } catch {
                Platform.removeFile(temporary)
                throw error
            }
        } catch {
            throw Failure(path: path, code: error.code)
        }
    }

    /// Returns the path of the file itself, if the last name of the path is that of a link.
    private func target() throws(Platform.Failure) -> String {
        var target = path
        for _ in 0..<Self.maximumLinkCount {
            guard let link = Platform.target(ofLinkAt: Array(target.utf8)) else { return target }
            let next = String(decoding: link, as: UTF8.self)
            let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { target[...$0] } ?? ""
            target = next.utf8.first == UInt8(ascii: "/") ? next : folder + next
        }
        throw .tooManyLinks
    }
}

extension WholeFile {
    /// Creates a folder, and its parents if they are missing.
    ///
    /// - Parameters:
    ///   - path: The path of the folder. It may exist already.
    ///   - mode: The permissions of folders that are created, before the process's mask.
    /// - Throws: ``Failure`` with the folder that cannot be created.
    package static func makeFolder(_ path: String, mode: UInt32) throws(Failure) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw Failure(path: path, code: Platform.Failure.invalidArgument.code)
        }
        do throws(Platform.Failure) {
            try Platform.createFolder(path, mode: mode)
            return
        } catch {
            guard error == .missing else { return try check(path, error) }
        }
        if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
            try makeFolder(String(path[..<slash]), mode: mode)
        }
        do throws(Platform.Failure) {
            try Platform.createFolder(path, mode: mode)
        } catch {
            try check(path, error)
        }
    }

    /// Throws the failure to create a folder, unless it exists: the system reports that in several ways.
    private static func check(_ path: String, _ failure: Platform.Failure) throws(Failure) {
        guard Platform.isFolder(path) else { throw Failure(path: path, code: failure.code) }
    }
}
