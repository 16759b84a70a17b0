import Glibc

/// What tells whether two paths name one file.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let node: ino_t
    /// Whether it is a folder.
    let isFolder: Bool
    /// Whether it is an ordinary file: no folder, pipe, socket or device.
    let isOrdinary: Bool

    /// Looks a path up; `nil` if there is nothing.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Looks an open file up; `nil` if it is not open.
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
