extension PayloadFile {
    /// An error that tells why a file of payloads cannot be read.
    public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The reason why a file cannot be read.
        public enum Cause: Hashable, Sendable {
            /// It is a folder.
            case folder
            /// It is a pipe, a socket or a device.
            case notOrdinary
            /// The system refuses; the reason is in its words.
            case system(reason: String)
        }

        /// The path of the file.
        public var path: String
        /// The reason.
        public var cause: Cause

        /// Creates an error.
        public init(path: String, cause: Cause) {
            self.path = path
            self.cause = cause
        }

        /// The path, the reason, and what to do next.
        public var description: String {
            let words =
                switch cause {
                case .folder: "is a folder; give each file in it"
                case .notOrdinary:
                    "is a pipe or a device; read it, and give its bytes to PayloadReader(source:read:)"
                case .system(let reason):
                    "cannot be read: \(reason); give the path of a file of payloads"
                }
            return "\(SourceExcerpt.shown(PathText.shown(path))) \(words)"
        }
    }
}
