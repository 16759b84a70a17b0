import Glibc
import Handset

extension Platform {
    struct FileStatus {
        /// The device and the number on it, which no two files share.
        struct Identity: Equatable {
            let scenario: UInt64
            let number: UInt64
        }

        /// The time of the last change, since the beginning of 1970.
        struct Time: Equatable {
            let seconds: Int
            let nanoseconds: Int
        }

        let identity: Identity
        /// The number of bytes.
        let size: Int
        let changed: Time
        private let kind: UInt32

        /// Reads the status of the file at a path, or `nil` if no file is there.
        init?(path: String) {
            var status = stat()
            guard stat(cString(PathText.bytes(of: path)), &status) == 0 else { return nil }
            self.init(status)
        }

        /// Reads the status of an open file, or `nil` if the descriptor is not open.
        init?(descriptor: Int32) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { return nil }
            self.init(status)
        }

        private init(_ status: stat) {
            identity = Identity(
                scenario: UInt64(truncatingIfNeeded: status.st_dev),
                number: UInt64(truncatingIfNeeded: status.st_ino))
            size = Int(status.st_size)
            changed = Time(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
            kind = UInt32(status.st_mode & S_IFMT)
        }

        var isFolder: Bool { kind == S_IFDIR }
        /// True if it is a regular file, not a folder, pipe, socket or device.
        var isOrdinary: Bool { kind == S_IFREG }
        var isPipe: Bool { kind == S_IFIFO }
    }
}
