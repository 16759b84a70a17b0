internal import Glibc

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

        package var description: String { String(cString: strerror(code)) }
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
        guard !path.utf8.contains(0) else { throw Failure(path: path, code: EINVAL) }
        let target = try target()
        let temporary = temporaryPath ?? "\(target).\(getpid()).new"
        // A program that was killed may have left one.
        unlink(temporary)
        let descriptor = open(
            temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
            mode == nil ? 0o666 : 0o600)
        guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
        var isWritten =
            writeAll(bytes, to: descriptor) && setMode(of: descriptor, like: target)
            && (!isDurable || fsync(descriptor) == 0)
        var code = errno
        if close(descriptor) != 0, isWritten {
            isWritten = false
            code = errno
        }
        if isWritten {
            if rename(temporary, target) == 0 { return }
            code = errno
        }
        unlink(temporary)
        throw Failure(path: path, code: code)
    }

    private func setMode(of descriptor: Int32, like target: String) -> Bool {
        if let mode { return fchmod(descriptor, mode) == 0 }
        var status = stat()
        guard stat(target, &status) == 0 else { return true }
        return fchmod(descriptor, status.st_mode & 0o7777) == 0
    }

    /// Returns the path of the file itself, if the last name of the path is that of a link.
    private func target() throws(Failure) -> String {
        var target = path
        for _ in 0..<Self.maximumLinkCount {
            var link = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(target, &link, link.count)
            guard count > 0 else { return target }
            let next = String(
                decoding: link.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
            let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { target[...$0] } ?? ""
            target = next.utf8.first == UInt8(ascii: "/") ? next : folder + next
        }
        throw Failure(path: path, code: ELOOP)
    }
}

/// Writes all bytes, unless the system fails.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
    }
    return true
}

extension WholeFile {
    /// Creates a folder, and its parents if they are missing.
    ///
    /// - Parameters:
    ///   - path: The path of the folder. It may exist already.
    ///   - mode: The permissions of folders that are created, before the process's mask.
    /// - Throws: ``Failure`` with the folder that cannot be created.
    package static func makeFolder(_ path: String, mode: UInt32) throws(Failure) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw Failure(path: path, code: EINVAL) }
        if mkdir(path, mode) == 0 { return }
        if errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
            slash > path.startIndex
        {
            try makeFolder(String(path[..<slash]), mode: mode)
            if mkdir(path, mode) == 0 { return }
        }
        let code = errno
        // The system reports a folder that exists in several ways.
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(path: path, code: code) }
        close(descriptor)
    }
}
