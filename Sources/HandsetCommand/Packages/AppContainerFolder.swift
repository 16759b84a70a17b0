import Foundation
import Handset

/// The folder in which an app's processes keep files, defaults and the keychain, which is removed when nobody uses it.
///
/// A process that is killed cannot remove it itself.
final class AppContainerFolder: Sendable {
    let path: String

    /// Makes an empty folder.
    ///
    /// - Throws: ``PackageFault``.
    init() throws(PackageFault) {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("handset-app-\(UUID().uuidString)", isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .system("the app's folder cannot be made: \(error.localizedDescription)")
        }
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
