internal import Foundation

extension Platform {
    /// The folders of programs, in the environment variable `PATH`.
    ///
    /// Unlike the system, an empty element is not the current folder: a program of a downloaded folder
    /// would run by the name of another one.
    enum SearchPath {
        /// The folders if the environment has no `PATH`.
        private static let standard = "/bin:/usr/bin"

        /// A name that holds a `/` is a path already, and need not exist.
        ///
        /// - Throws: ``Platform/Failure`` if no folder has a program of this name, or only one that may not
        ///   be executed.
        static func program(named name: String) throws(Failure) -> String {
            guard !name.utf8.contains(UInt8(ascii: "/")) else { return name }
            guard !name.isEmpty else { throw .missing }
            let path = getenv("PATH").map { String(cString: $0) } ?? standard
            var failure = Failure.missing
            for folder in path.utf8.split(separator: UInt8(ascii: ":")) {
                let program = "\(Substring(folder))/\(name)"
                let bytes = cString(PathText.bytes(of: program))
                var status = stat()
                guard stat(bytes, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
                    continue
                }
                if access(bytes, X_OK) == 0 { return program }
                failure = .ofLastCall
            }
            throw failure
        }

        /// - Throws: ``Platform/Failure`` if the file is not there, may not be executed, or is a folder.
        static func check(_ path: String) throws(Failure) {
            let bytes = cString(PathText.bytes(of: path))
            var status = stat()
            guard stat(bytes, &status) == 0 else { throw .ofLastCall }
            guard status.st_mode & S_IFMT != S_IFDIR else { throw .isFolder }
            guard access(bytes, X_OK) == 0 else { throw .ofLastCall }
        }
    }
}
