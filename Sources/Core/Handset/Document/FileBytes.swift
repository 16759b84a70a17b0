/// Reads suites, and the files that they name, into memory.
package enum FileBytes {
    package enum Failure: Error, Hashable, CustomStringConvertible {
        /// The file has more bytes than whoever asked wants to read.
        case tooLarge(limit: Int)
        /// It is a pipe, a socket or a device.
        case notOrdinary
        case foreign(OtherUsersFile)
        case system(Platform.Failure)

        /// The system's error number, or `nil` if the system did not refuse.
        package var code: Int32? {
            if case .system(let failure) = self { failure.code } else { nil }
        }

        package var description: String {
            switch self {
            case .tooLarge(let limit):
                limit % (1 << 20) == 0
                    ? "it has more than \(limit >> 20) MiB" : "it has more than \(limit) bytes"
            case .notOrdinary: "it is a pipe or a device, not an ordinary file"
            case .foreign(let file): "it \(file.finding)"
            case .system(let failure): failure.description
            }
        }
    }

    /// Reads a file that somebody has named, whoever it belongs to.
    package static func read(_ path: String) throws(Failure) -> [UInt8] {
        try read(path, of: nil)
    }

    /// Reads a file of at most so many bytes that somebody has named, whoever it belongs to.
    package static func read(
        _ path: String, upTo maximumByteCount: Int
    ) throws(Failure) -> [UInt8] {
        try read(path, of: nil, upTo: maximumByteCount)
    }

    /// Reads a file that has no more bytes than ``PayloadReader/defaultMaximumByteCount``.
    package static func read(
        _ path: String, of owners: FileOwners?
    ) throws(Failure) -> [UInt8] {
        try read(path, of: owners, upTo: PayloadReader.defaultMaximumByteCount)
    }

    /// - Parameters:
    ///   - path: The path of the file.
    ///   - owners: The users whose file it may be. If `nil`, anybody's.
    ///   - maximumByteCount: The number of bytes that are read.
    /// - Returns: The bytes.
    /// - Throws: ``Failure`` if the file cannot be read, is another user's, is a folder, a pipe or a device, or has more
    ///   bytes.
    package static func read(
        _ path: String, of owners: FileOwners?, upTo maximumByteCount: Int
    ) throws(Failure) -> [UInt8] {
        guard !path.utf8.contains(0) else { throw .system(.invalidArgument) }
        let file: Platform.OpenFile
        do {
            file = try Platform.OpenFile(path)
        } catch {
            throw .system(error)
        }
        do throws(OtherUsersFile) {
            try owners?.check(path)
            // The open file, since another may have been at the path a moment ago.
            try owners?.check(file.owner, of: path)
        } catch {
            throw .foreign(error)
        }
        switch file.kind {
        case .ordinary: break
        case .folder: throw .system(.isFolder)
        case .other: throw .notOrdinary
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count: Int
            do {
                count = try file.read(into: &buffer)
            } catch {
                throw .system(error)
            }
            if count == 0 { return bytes }
            bytes += buffer.prefix(count)
            guard bytes.count <= maximumByteCount else {
                throw .tooLarge(limit: maximumByteCount)
            }
        }
    }
}
