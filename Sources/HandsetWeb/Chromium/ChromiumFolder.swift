import Foundation

/// The folder of a browser: its profile, and all that it writes elsewhere.
struct ChromiumFolder: Sendable {
    let path: String

    /// The number of bytes of the path of a folder in which the browser can make its socket: the path of a socket has 107
    /// at most.
    private static let maximumByteCount = 40

    /// Creates the folder; `nil` if that is not possible.
    init?() {
        let given = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        let parent = given.utf8.count <= Self.maximumByteCount ? given : "/tmp"
        path = "\(parent)/handset-web-\(UUID().uuidString.prefix(8))"
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700])
        } catch {
            return nil
        }
    }

    /// The variables of the browser's environment, by which it writes nowhere else.
    var environment: [String] {
        var variables = ProcessInfo.processInfo.environment
        for name in ["HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            variables[name] = path
        }
        return variables.map { "\($0)=\($1)" }
    }

    /// Removes the folder; the browser's helpers write into it until they have ended too.
    func remove() async {
        for _ in 0..<100 where FileManager.default.fileExists(atPath: path) {
            try? FileManager.default.removeItem(atPath: path)
            try? await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Removes the folder, into which nothing has been written.
    func removeNow() { try? FileManager.default.removeItem(atPath: path) }
}
