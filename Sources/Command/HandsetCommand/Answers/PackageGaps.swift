import Foundation
import Handset
import HandsetGaps
import HandsetPorting
import HandsetRunner

/// The search for what has to stand in for the targets of a package.
struct PackageGaps {
    private static let limit = Duration.seconds(30)

    let modules: ModulesForGaps
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
        // Where no file has the app's delegate, or the extension, the first one is as good as the others.
        let hasDelegate = called.contains(where: \.hasDelegate)
        let first = hasDelegate ? called.filter(\.hasDelegate) : Array(called.prefix(1))
        let more = called.filter { file in !first.contains { $0.path == file.path } }
        return try await GapSearch(
            first.map(source), calling: more.map(source),
            preferring: [target.mainFile].compactMap { $0.map(source) },
            beside: target.others.map(source),
            SwiftcForGaps(modules, target.settings, in: folder.path), limits: limits
        ).answer()
    }
}
