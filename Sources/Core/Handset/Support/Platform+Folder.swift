internal import Foundation

extension Platform {
    /// An open folder, whose files are named without a path.
    ///
    /// A path can lead to another folder from one call to the next; an open folder stays the same.
    package struct Folder: ~Copyable {
        private let descriptor: Int32

        /// An empty path means the current folder.
        package init(_ path: [UInt8]) throws(Failure) {
            #if canImport(Darwin)
            let access = O_RDONLY
            #else
            // O_PATH, which Swift does not see: the folder need not be readable. Every processor that Swift
            // runs on has this value.
            let access: Int32 = 0o10_000_000
            #endif
            let flags = access | O_DIRECTORY | O_CLOEXEC
            let descriptor = open(cString(path.isEmpty ? [UInt8(ascii: ".")] : path), flags)
            guard descriptor >= 0 else { throw .ofLastCall }
            self.descriptor = descriptor
        }

        deinit { close(descriptor) }

        /// Returns the facts about a file, not about the target of a link; `nil` if there is none.
        package func facts(ofFile name: [UInt8]) throws(Failure) -> FileFacts? {
            var status = stat()
            guard fstatat(descriptor, cString(name), &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                let failure = Failure.ofLastCall
                guard failure == .missing else { throw failure }
                return nil
            }
            return FileFacts(status)
        }

        func target(ofLink name: [UInt8]) throws(Failure) -> [UInt8] {
            var target = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlinkat(descriptor, cString(name), &target, target.count)
            guard count > 0 else { throw count == 0 ? .missing : .ofLastCall }
            return target.prefix(count).map(UInt8.init(bitPattern:))
        }

        /// Creates a file where nothing may be yet, not even a link; the caller closes its descriptor.
        func createFile(_ name: [UInt8], mode: UInt32) throws(Failure) -> Int32 {
            let descriptor = openat(
                descriptor, cString(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                mode_t(mode))
            guard descriptor >= 0 else { throw .ofLastCall }
            return descriptor
        }

        /// Opens a file, not a link, for writing, which keeps its bytes; the caller closes its descriptor.
        func openForWriting(_ name: [UInt8]) throws(Failure) -> Int32 {
            // A pipe that has taken the place of the file must not be waited for.
            let flags = O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
            let descriptor = openat(descriptor, cString(name), flags)
            guard descriptor >= 0 else { throw .ofLastCall }
            return descriptor
        }

        func rename(_ name: [UInt8], to target: [UInt8]) throws(Failure) {
            guard renameat(descriptor, cString(name), descriptor, cString(target)) == 0 else {
                throw .ofLastCall
            }
        }

        func removeFile(_ name: [UInt8]) { unlinkat(descriptor, cString(name), 0) }

        /// Waits until the names in the folder are on the disk, if this process may read the folder.
        func synchronize() {
            let readable = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard readable >= 0 else { return }
            fsync(readable)
            close(readable)
        }
    }

    /// The facts about a file that its replacement has to keep.
    package struct FileFacts: Sendable {
        package enum Kind: Sendable {
            case ordinary, folder, link
            /// A pipe, a socket or a device.
            case other
        }

        package let kind: Kind
        let owner: UInt32
        let group: UInt32
        let mode: UInt32
        /// The number of names that the file has.
        let linkCount: UInt64
        let byteCount: Int
        /// The time of the last change of its bytes, in milliseconds since 1970.
        package let changeTime: Int
        private let scenario: UInt64
        private let number: UInt64

        init(descriptor: Int32) throws(Failure) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw .ofLastCall }
            self.init(status)
        }

        fileprivate init(_ status: stat) {
            kind =
                switch status.st_mode & S_IFMT {
                case S_IFREG: .ordinary
                case S_IFDIR: .folder
                case S_IFLNK: .link
                default: .other
                }
            owner = UInt32(status.st_uid)
            group = UInt32(status.st_gid)
            mode = UInt32(status.st_mode) & 0o7777
            linkCount = UInt64(status.st_nlink)
            byteCount = Int(status.st_size)
            #if canImport(Darwin)
            let time = status.st_mtimespec
            #else
            let time = status.st_mtim
            #endif
            changeTime = Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
            scenario = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }

        func isSameFile(as other: FileFacts) -> Bool {
            scenario == other.scenario && number == other.number
        }
    }

    /// Returns the names in a folder, in no order.
    package static func names(inFolder path: [UInt8]) throws(Failure) -> [[UInt8]] {
        guard let folder = opendir(cString(path)) else { throw .ofLastCall }
        defer { closedir(folder) }
        var names: [[UInt8]] = []
        while true {
            errno = 0
            guard let entry = readdir(folder) else {
                guard errno == 0 else { throw .ofLastCall }
                return names
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
                    let count = start.withMemoryRebound(to: CChar.self, capacity: 1) { strlen($0) }
                    return Array(UnsafeBufferPointer(start: start, count: count))
                }
            }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
    }

    /// Returns the permissions of a file, or `nil` if there is none.
    package static func permissions(of path: String) -> UInt32? {
        var status = stat()
        return stat(cString(PathText.bytes(of: path)), &status) == 0
            ? UInt32(status.st_mode) & 0o7777 : nil
    }

    /// Returns the number of the user that a file belongs to, or the link itself; `nil` if there is none.
    package static func owner(of path: String, followsLink: Bool = true) -> UInt32? {
        var status = stat()
        let path = cString(PathText.bytes(of: path))
        let result = followsLink ? stat(path, &status) : lstat(path, &status)
        return result == 0 ? UInt32(status.st_uid) : nil
    }

    /// Returns true if there is a file, or a link, wherever it leads.
    package static func isOccupied(_ path: String) -> Bool {
        owner(of: path, followsLink: false) != nil
    }

    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(cString(PathText.bytes(of: path)), &status) == 0
            && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The number of the user whose permissions this process has.
    package static var user: UInt32 { UInt32(geteuid()) }

    static func setOwner(_ owner: UInt32, group: UInt32, of descriptor: Int32) throws(Failure) {
        guard fchown(descriptor, uid_t(owner), gid_t(group)) == 0 else { throw .ofLastCall }
    }

    /// Makes room on the disk for the bytes of an open file, which then has at least this many.
    ///
    /// Does nothing if the file system cannot do that.
    static func reserve(_ byteCount: Int, in descriptor: Int32) throws(Failure) {
        #if !canImport(Darwin)
        let code = posix_fallocate(descriptor, 0, off_t(byteCount))
        switch code {
        case ENOSPC, EDQUOT, EFBIG, EIO: throw Failure(code: code)
        default: break
        }
        #endif
    }

    static func resize(_ descriptor: Int32, to byteCount: Int) throws(Failure) {
        guard ftruncate(descriptor, off_t(byteCount)) == 0 else { throw .ofLastCall }
    }

    static func removeFile(_ path: [UInt8]) { unlink(cString(path)) }

    package static func cString(_ path: [UInt8]) -> [CChar] {
        (path + [0]).map(CChar.init(bitPattern:))
    }
}
