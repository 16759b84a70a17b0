package import Handset

extension WholeFile {
    package func output(_ bytes: [UInt8]) throws(OutputError) {
        do throws(Failure) {
            try write(bytes)
        } catch {
            throw OutputError(name: error.path, failure: error.reason)
        }
    }

    /// Creates a folder for output, and its parents if they are missing.
    ///
    /// Other users can read it, as far as the process's mask allows, but not write it.
    package static func makeOutputFolder(_ path: String) throws(OutputError) {
        do throws(Failure) {
            try makeFolder(path, mode: 0o755)
        } catch {
            throw OutputError(name: error.path, failure: error.reason)
        }
    }
}
