internal import Foundation

/// The folders of an app, which are there when iOS launches it: Documents, Library and those in it.
///
/// Foundation looks for them in the home of the user who runs the test, where they need not be there, and where a test
/// would write among the user's own files. They are in a temporary folder that lasts as long as the process.
package enum AppContainer {
    /// Makes the folders, once, and lets Foundation find them; the variables of a user who gives other ones stay.
    package static func prepare() { _ = isPrepared }

    private static let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "handset-app-\(ProcessInfo.processInfo.processIdentifier)")

    /// The variables by which Foundation finds the folders on Linux, and their folders.
    private static let folders = [
        ("CFFIXED_USER_HOME", ""), ("XDG_CACHE_HOME", "Library/Caches"),
        ("XDG_DATA_HOME", "Library/Application Support"),
    ]

    private static let isPrepared: Bool = {
        guard getenv("CFFIXED_USER_HOME") == nil else { return false }
        for folder in ["Documents", "Library/Caches", "Library/Application Support", "tmp"] {
            try? FileManager.default.createDirectory(
                at: url.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        for (name, folder) in folders {
            setenv(name, folder.isEmpty ? url.path : url.appendingPathComponent(folder).path, 0)
        }
        atexit { try? FileManager.default.removeItem(at: AppContainer.url) }
        return true
    }()
}
