import Handset

/// The identity of a file: equal for two paths that name the same one.
struct FileIdentity: Equatable {
    private let identity: Platform.FileStatus.Identity
    let isFolder: Bool
    /// True if it is a regular file, not a folder, pipe, socket or device.
    let isOrdinary: Bool

    init?(path: String) {
        guard let status = Platform.FileStatus(path: path) else { return nil }
        self.init(status)
    }

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
