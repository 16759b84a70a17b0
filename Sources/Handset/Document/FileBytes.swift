internal import Glibc

/// Reads suites, and the files that they name.
package enum FileBytes {
    /// Says why a file cannot be read.
    package struct Failure: Error, CustomStringConvertible {
        package let code: Int32
        package var description: String {
            switch code {
            case EFBIG: "it has more than \(PayloadReader.defaultMaximumByteCount) bytes"
            case ESPIPE: "it is a pipe or a device, and no ordinary file"
            default: String(cString: strerror(code))
            }
        }
    }

    /// The bytes of an ordinary file.
    ///
    /// - Throws: ``Failure`` if it cannot be read, is a folder, a pipe or a device, or has more bytes
    ///   than a payload may have.
    package static func read(_ path: String) throws(Failure) -> [UInt8] {
        guard !path.utf8.contains(0) else { throw Failure(code: EINVAL) }
        // A pipe would be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ESPIPE)
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw Failure(code: errno)
            }
            bytes += buffer.prefix(count)
            guard bytes.count <= PayloadReader.defaultMaximumByteCount else {
                throw Failure(code: EFBIG)
            }
        }
    }
}
