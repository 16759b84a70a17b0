import Foundation
import Handset

/// The folder in which an app's processes keep files, defaults and the keychain, which is removed when nobody uses it.
///
/// A process that is killed cannot remove it itself.
final class AppContainerFolder: Sendable {
    private let folder: ScratchFolder

    var path: String { folder.path }

    /// Makes an empty folder.
    ///
    /// - Throws: ``PackageFault``.
    init() throws(PackageFault) {
        do {
            folder = try ScratchFolder(
                .app, in: FileManager.default.temporaryDirectory.path(percentEncoded: false))
        } catch {
            throw .system("the app's folder cannot be made: \(error)")
        }
    }
}
