internal import Foundation

extension Platform {
    /// A file that is open for reading, until the value ends.
    struct OpenFile: ~Copyable {
        enum Kind {
            case ordinary
            case folder
            /// A pipe, a socket or a device.
            case other
        }

        private let descriptor: Int32

        let kind: Kind
        let owner: UInt32

        /// Opens a file, without waiting for the writer of a pipe.
        init(_ path: String) throws(Failure) {
            let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
            let descriptor = open(cString(PathText.bytes(of: path)), flags)
            guard descriptor >= 0 else { throw .ofLastCall }
            var status = stat()
            guard fstat(descriptor, &status) == 0 else {
                let failure = Failure.ofLastCall
                close(descriptor)
                throw failure
            }
            self.descriptor = descriptor
            owner = UInt32(status.st_uid)
            kind =
                switch status.st_mode & S_IFMT {
                case S_IFREG: .ordinary
                case S_IFDIR: .folder
                default: .other
                }
        }

        deinit { close(descriptor) }

        /// Returns the number of bytes that were read, 0 at the end.
        func read(into buffer: inout [UInt8]) throws(Failure) -> Int {
            try buffer.withUnsafeMutableBytes { buffer in
                Result { () throws(Failure) in try read(into: buffer) }
            }.get()
        }

        /// Returns the number of bytes that were read, 0 at the end.
        func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
            while true {
                let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
                if count >= 0 { return count }
                guard errno == EINTR else { throw .ofLastCall }
            }
        }
    }

    /// The path of the current folder in bytes, or `nil` if the folder was removed.
    static var currentFolder: [UInt8]? {
        guard let folder = getcwd(nil, 0) else { return nil }
        defer { free(folder) }
        return UnsafeBufferPointer(start: folder, count: strlen(folder))
            .map(UInt8.init(bitPattern:))
    }

    static func target(ofLinkAt path: [UInt8]) -> [UInt8]? {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(cString(path), &target, target.count)
        return count > 0 ? target.prefix(count).map(UInt8.init(bitPattern:)) : nil
    }

    /// Opens a file without a name that holds bytes, to be read from its beginning; the caller closes it.
    package static func openTemporaryFile(holding bytes: [UInt8]) throws(Failure) -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let path = "\(folder.isEmpty ? "/tmp" : folder)/handset-\(UInt64.random(in: 0 ... .max))"
        let descriptor = open(
            path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .ofLastCall }
        unlink(path)
        do throws(Platform.Failure) {
            try writeAll(bytes, to: descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        lseek(descriptor, 0, SEEK_SET)
        return descriptor
    }

    /// Returns the bytes of an open file, from its beginning, as if it ended after `maximum` bytes.
    package static func bytes(
        ofFile descriptor: Int32, upTo maximum: Int
    ) throws(Failure) -> [UInt8] {
        lseek(descriptor, 0, SEEK_SET)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while bytes.count < maximum {
            let count = systemRead(descriptor, &buffer, min(buffer.count, maximum - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .ofLastCall }
            if count == 0 { break }
            bytes += buffer.prefix(count)
        }
        return bytes
    }

    /// Reads bytes of an open file from an offset on, without moving its position; returns their number, 0 at the end.
    package static func read(
        _ descriptor: Int32, from offset: Int, into buffer: UnsafeMutableRawBufferPointer
    ) throws(Failure) -> Int {
        while true {
            let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .ofLastCall }
            return count
        }
    }

    /// Returns the number of bytes of an open file, or 0 if the system does not tell.
    package static func byteCount(ofFile descriptor: Int32) -> Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                systemWrite(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .ofLastCall }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits until the bytes of a file are on the disk.
    static func synchronize(_ descriptor: Int32) throws(Failure) {
        guard fsync(descriptor) == 0 else { throw .ofLastCall }
    }

    package static func closeFile(_ descriptor: Int32) throws(Failure) {
        guard close(descriptor) == 0 else { throw .ofLastCall }
    }

    static func setPermissions(_ mode: UInt32, of descriptor: Int32) throws(Failure) {
        guard fchmod(descriptor, mode_t(mode)) == 0 else { throw .ofLastCall }
    }

    /// Removes a file, if there is one.
    package static func removeFile(_ path: String) { removeFile(PathText.bytes(of: path)) }

    /// Creates a folder, whose parent must exist.
    static func createFolder(_ path: String, mode: UInt32) throws(Failure) {
        guard mkdir(cString(PathText.bytes(of: path)), mode_t(mode)) == 0 else { throw .ofLastCall }
    }

    /// Returns true if there is a folder at a path, and this process may read it.
    package static func isFolder(_ path: String) -> Bool {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        let descriptor = open(cString(PathText.bytes(of: path)), flags)
        guard descriptor >= 0 else { return false }
        close(descriptor)
        return true
    }
}
