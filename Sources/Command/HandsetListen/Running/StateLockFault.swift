import Handset

enum StateLockFault: Error, CustomStringConvertible {
    /// Another gateway uses it: the gateway of the process with this number, if it is known.
    case held(directory: String, process: Int64?)
    /// The folder, or a file in it, belongs to another user.
    case foreign(OtherUsersFile)
    /// The system does not let this user create or lock a file.
    case unusable(path: String, reason: String)

    var description: String {
        switch self {
        case .held(let directory, let process):
            "\(SourceExcerpt.shown(directory)): error: the gateway of "
                + (process.map { "process \($0)" } ?? "another process")
                + " uses this folder; stop it, or give another --state-directory"
        case .foreign(let file):
            "\(SourceExcerpt.shown(PathText.shown(file.path))): error: \(file.finding); give another "
                + "--state-directory, or \(file.advice)"
        case .unusable(let path, let reason):
            "\(SourceExcerpt.shown(path)): error: cannot be written: \(reason); let this user write "
                + "it, or give another --state-directory"
        }
    }
}
