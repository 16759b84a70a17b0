package import Handset

extension WholeFile {
    /// Replaces the file.
    ///
    /// - Throws: ``OutputError`` if it cannot be written. It is as before then.
    package func output(_ bytes: [UInt8]) throws(OutputError) {
        do throws(Failure) {
            try write(bytes)
        } catch {
            throw OutputError(name: error.path, failure: Platform.Failure(code: error.code))
        }
    }

    /// Creates a folder for output, and its parents if they are missing.
    ///
    /// - Throws: ``OutputError`` with the folder that cannot be created.
    package static func makeOutputFolder(_ path: String) throws(OutputError) {
        do throws(Failure) {
            try makeFolder(path, mode: 0o777)
        } catch {
            throw OutputError(name: error.path, failure: Platform.Failure(code: error.code))
        }
    }
}
