import Foundation

/// The folder of a browser: its profile, and all that it writes elsewhere.
struct ChromiumFolder: Sendable {
    let path: String

    /// Creates the folder; `nil` if that is not possible.
    init?() {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "handset-web-\(UUID().uuidString)")
        path = folder.path(percentEncoded: false)
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
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
