import Handset

/// The identity of a file: equal for two paths that name the same one.
struct FileIdentity: Equatable {
    private let identity: Platform.FileStatus.Identity
    /// True if it is a folder.
    let isFolder: Bool
    /// True if it is a regular file, not a folder, pipe, socket or device.
    let isOrdinary: Bool

    /// Creates the identity of a path; `nil` if no file is there.
    init?(path: String) {
        guard let status = Platform.FileStatus(path: path) else { return nil }
        self.init(status)
    }

    /// Creates the identity of an open file; `nil` if the descriptor is not open.
    init?(descriptor: Int32) {
        guard let status = Platform.FileStatus(descriptor: descriptor) else { return nil }
        self.init(status)
    }

    private init(_ status: Platform.FileStatus) {
        identity = status.identity
        isFolder = status.isFolder
        isOrdinary = status.isOrdinary
    }
}
