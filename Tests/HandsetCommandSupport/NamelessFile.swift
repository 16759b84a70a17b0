import Foundation
import Glibc

/// A file without a name, which stands in for a standard stream.
final class NamelessFile {
    let descriptor: Int32

    /// Makes an empty file.
    init() throws {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "handset-tests-\(UUID().uuidString)").path(percentEncoded: false)
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
        unlink(path)
    }

    deinit { close(descriptor) }

    /// Writes bytes for a reader, who begins at the first.
    func write(_ bytes: [UInt8]) throws {
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: bytes)
        lseek(descriptor, 0, SEEK_SET)
    }

    /// The bytes that were written.
    func bytes() throws -> [UInt8] {
        lseek(descriptor, 0, SEEK_SET)
        let data = try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd()
        return Array(data ?? Data())
    }
}
