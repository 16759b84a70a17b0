/// The bytes of an open file, which is closed with the value.
package final class PayloadFileBytes {
    private let path: String
    private let file: Platform.OpenFile

    package init(_ path: String) throws(PayloadFile.FileError) {
        self.path = path
        let file: Platform.OpenFile
        do throws(Platform.Failure) {
            guard !path.utf8.contains(0) else { throw .invalidArgument }
            file = try Platform.OpenFile(path)
        } catch {
            throw PayloadFile.FileError(path: path, cause: .system(reason: "\(error)"))
        }
        switch file.kind {
        case .ordinary: break
        case .folder: throw PayloadFile.FileError(path: path, cause: .folder)
        case .other: throw PayloadFile.FileError(path: path, cause: .notOrdinary)
        }
        self.file = file
    }

    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(PayloadFile.FileError)
        -> Int
    {
        do throws(Platform.Failure) {
            return try file.read(into: buffer)
        } catch {
            throw PayloadFile.FileError(path: path, cause: .system(reason: "\(error)"))
        }
    }
}
