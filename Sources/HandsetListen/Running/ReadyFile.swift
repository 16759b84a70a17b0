import Glibc
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
                    + [("process", .integer(Int(getpid())))]
            ).lines
    }

    /// Writes the file, whole or not at all.
    func write() throws(OutputError) {
        try WholeFile(path: path).output(bytes)
    }

    /// Removes the file, unless another gateway has replaced it.
    func remove() {
        if Self.read(path) == bytes { unlink(path) }
    }

    /// Removes a file that a gateway left when it was killed.
    static func removeStale(in directory: String) {
        let path = "\(directory)/\(name)"
        guard let bytes = read(path) else { return }
        let process = (try? Payload(json: bytes))?["process"]?.integer
        if let process, process > 0, process <= Int64(pid_t.max),
            kill(pid_t(process), 0) == 0 || errno == EPERM, process != Int64(getpid())
        {
            return
        }
        unlink(path)
    }

    private static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        return count < 0 ? nil : Array(buffer.prefix(count))
    }
}
