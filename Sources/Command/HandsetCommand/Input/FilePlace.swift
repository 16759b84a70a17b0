import Handset

/// The place of a file, which need not exist: equal for two paths by which the same file is read or made.
struct FilePlace: Equatable {
    /// The file, or the nearest folder above it that exists.
    private let existing: FileIdentity
    /// The names that lead from there to the file; none if it exists.
    private let names: [[UInt8]]

    /// Follows a path and its symbolic links; the result is `nil` if that has no end.
    init?(path: String) {
        if let identity = FileIdentity(path: path) {
            (existing, names) = (identity, [])
            return
        }
        guard var folder = RealPath(path) else { return nil }
        var names: [[UInt8]] = []
        while let name = folder.removeLast() {
            names.insert(name, at: 0)
            if let identity = FileIdentity(path: folder.path) {
                (existing, self.names) = (identity, names)
                return
            }
        }
        return nil
    }

    /// Creates the place of an open file, or `nil` if the descriptor is not open.
    init?(descriptor: Int32) {
        guard let identity = FileIdentity(descriptor: descriptor) else { return nil }
        (existing, names) = (identity, [])
    }

    /// True if a file is there, or can be made, that is not a folder, pipe, socket or device.
    var isOrdinary: Bool { names.isEmpty ? existing.isOrdinary : existing.isFolder }

    /// Returns the name of a file that would be made in a folder; `nil` if it exists or is elsewhere.
    func newName(in folder: FileIdentity) -> String? {
        names.count == 1 && existing == folder ? PathText.text(of: names[0]) : nil
    }
}
