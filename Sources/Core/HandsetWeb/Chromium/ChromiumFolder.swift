import Foundation
import Handset

/// The folder of a browser: its profile, and all that it writes elsewhere.
struct ChromiumFolder: Sendable {
    private let folder: ScratchFolder

    var path: String { folder.path }

    /// The number of bytes of the path of a folder in which the browser can make its socket: the path of a socket has 107
    /// at most.
    private static let maximumByteCount = 40

    /// Creates the folder; `nil` if that is not possible.
    init?() {
        let given = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        let parent = given.utf8.count <= Self.maximumByteCount ? given : "/tmp"
        guard let folder = try? ScratchFolder(.browser, in: parent) else { return nil }
        self.folder = folder
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
            folder.remove()
            try? await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Removes the folder, into which nothing has been written.
    func removeNow() { folder.remove() }
}
