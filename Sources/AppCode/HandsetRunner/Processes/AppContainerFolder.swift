import Foundation
import Handset

/// The folder in which an app's processes keep files, defaults and the keychain; it is removed with its last user.
///
/// A process that is killed cannot remove it itself.
package final class AppContainerFolder: Sendable {
    private let folder: ScratchFolder

    var path: String { folder.path }

    /// True if the process has ended while its service extension ran.
    var extensionRuns: Bool { Platform.isOccupied("\(path)/\(AppFolderFile.extensionRuns)") }

    /// The places of cut statements to which the process has come.
    var cuts: [String] {
        guard let bytes = FileManager.default.contents(atPath: "\(path)/\(AppFolderFile.cuts)")
        else {
            return []
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Lets a new process begin, without an extension that runs, and without cuts.
    func forgetRun() {
        for name in [AppFolderFile.extensionRuns, AppFolderFile.cuts] {
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }

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
