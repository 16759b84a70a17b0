/// The reason why a file of an app is not prepared.
struct PreparationFailure: Error, CustomStringConvertible {
    var path: String
    var isOutput: Bool
    /// The reason that the system gives.
    var reason: String

    var description: String {
        isOutput
            ? "\(path) cannot be written: \(reason)"
            : "\(path) cannot be read: \(reason); app-files.txt names the file"
    }
}
