import Glibc

/// The identity of a file: equal for two paths that name the same one.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let node: ino_t
    /// True if it is a folder.
    let isFolder: Bool
    /// True if it is a regular file, not a folder, pipe, socket or device.
    let isOrdinary: Bool

    /// Creates the identity of a path; `nil` if no file is there.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Creates the identity of an open file; `nil` if the descriptor is not open.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = status.st_dev
        node = status.st_ino
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        isOrdinary = status.st_mode & S_IFMT == S_IFREG
    }
}
