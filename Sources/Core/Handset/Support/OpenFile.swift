internal import Foundation

/// A file that processes share, whatever number it has in each of them.
package struct OpenFile: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// Finds the file behind a number of this process; `nil` if there is none.
    ///
    /// - Parameter descriptor: The number. Both ends of a pipe are one file.
    package init?(_ descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Returns true if a process that goes on has closed the file, as Linux tells; false where that is not known.
    package func isClosed(in process: Int32) -> Bool {
        let folder = "/proc/\(process)/fd"
        guard let names = try? Platform.names(inFolder: Array(folder.utf8)) else { return false }
        for name in names {
            var status = stat()
            let path = "\(folder)/\(String(decoding: name, as: UTF8.self))"
            if stat(path, &status) == 0, OpenFile(status) == self { return false }
        }
        // One that ends has no files any more.
        return Platform.goesOn(process)
    }
}
