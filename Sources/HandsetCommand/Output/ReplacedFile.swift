import Foundation
import Glibc

/// A file that is written as a whole or stays as it is.
package struct ReplacedFile {
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// Writes the file's new bytes beside it, and puts them into its place.
    package func write(_ bytes: [UInt8]) throws(OutputError) {
        // A link stays a link, to a file with new bytes.
        let target = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        let temporary = target + ".\(getpid()).new"
        var status = stat()
        let mode = stat(target, &status) == 0 ? status.st_mode & 0o7777 : nil
        do throws(OutputError) {
            let output = try ByteOutput(path: temporary)
            try output.write(bytes)
            try output.flush()
            if let mode, chmod(temporary, mode) != 0 { throw OutputError(name: path, code: errno) }
            guard rename(temporary, target) == 0 else {
                throw OutputError(name: path, code: errno)
            }
        } catch {
            unlink(temporary)
            throw OutputError(name: path, code: error.code)
        }
    }
}
