import Handset
import HandsetCommand

/// The file `ready.json` in the state directory, which exists while senders can connect.
///
/// Its members and their order are stable. A later version may add members but does not change
/// these.
struct ReadyFile {
    private static let name = "ready.json"

    private let path: String
    private let bytes: [UInt8]

    /// - Parameters:
    ///   - directory: The state directory.
    ///   - members: The members before `process`.
    init(in directory: String, _ members: [(key: String, value: String)]) {
        path = "\(directory)/\(Self.name)"
        bytes =
            JSONText.object(
                members.map { ($0.key, .string($0.value)) }
                    + [("process", .integer(Platform.processIdentifier))]
            ).lines
    }

    /// Writes the file, whole or not at all.
    func write() throws(OutputError) {
        try WholeFile(path: path).output(bytes)
    }

    /// Removes the file, unless another gateway has replaced it.
    func remove() {
        if (try? FileBytes.read(path)) == bytes { Platform.removeFile(path) }
    }

    /// Removes a file that a gateway left when it was killed.
    static func removeStale(in directory: String) {
        let path = "\(directory)/\(name)"
        guard let bytes = try? FileBytes.read(path) else { return }
        let process = (try? Payload(json: bytes))?["process"]?.integer
        if let process, Platform.isRunning(process: process),
            process != Int64(Platform.processIdentifier)
        {
            return
        }
        Platform.removeFile(path)
    }
}
