import Foundation
import Handset
import HandsetGaps
import HandsetSources

/// The search for what has to stand in for the targets of a package.
struct PackageGaps {
    /// The time for a target.
    private static let limit = Duration.seconds(25)

    let modules: ModulesForGaps
    let settings: XcodeSettings
    /// The folder of the app's project.
    let project: String

    /// Finds what has to stand in for a target.
    func answer(for target: AppTarget) async throws -> GapAnswer {
        let folder: ScratchFolder
        do {
            folder = try ScratchFolder(
                .app, in: FileManager.default.temporaryDirectory.path(percentEncoded: false))
        } catch {
            throw PackageFault.system("a folder cannot be made: \(error)")
        }
        let source = { (file: AppSourceFile) in GapSource(path: file.path, bytes: file.bytes) }
        var limits = GapLimits()
        limits.time = Self.limit
        // Two files of one name cannot be in one module; the first ones are nearest to the app's delegate.
        var names: Set<Substring> = []
        let called = target.called.filter { file in
            names.insert(file.path.split(separator: "/").last ?? "").inserted
        }
        return try await GapSearch(
            called.map(source), preferring: [target.mainFile].compactMap { $0.map(source) },
            beside: target.others.map(source),
            SwiftcForGaps(modules, settings, in: folder.path), limits: limits
        ).answer()
    }
}
