import Foundation
import Handset

/// The package of an app as it was in another release: a folder, or a git reference of the folder that it is in.
package struct EarlierRelease {
    /// The folder with the `Package.swift` of the release.
    package let path: String
    /// The folder in which it is built, apart from the present one: both have products of the same names.
    package var buildFolder: String { "\(path)/.build" }

    /// Finds a release, and brings its files from git if it is a reference.
    ///
    /// The files of a commit stay in the package's own `.build`, so that the next comparison with it finds them built.
    ///
    /// - Parameters:
    ///   - name: The folder of a package, or a git reference such as `v5.1`.
    ///   - package: The folder of the present package.
    /// - Throws: ``PackageFault``.
    package init(_ name: String, of package: String) async throws {
        guard !Platform.isOccupied("\(name)/Package.swift") else {
            path = name
            return
        }
        // Other commands run in other folders.
        let package = RealPath(package)?.path ?? package
        let shown = SourceExcerpt.shown(PathText.shown(name))
        func git(_ arguments: [String], orElse words: String) async throws -> String {
            let answer = try await ProgramAnswer(of: ["git", "-C", package] + arguments)
            guard answer.status == 0 else { throw PackageFault.noRelease(shown, words) }
            return String(decoding: answer.output, as: UTF8.self).trimmingCharacters(in: .newlines)
        }
        let top = try await git(
            ["rev-parse", "--show-toplevel"], orElse: "the package is in no repository of git")
        let commit = try await git(
            ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"],
            orElse: Platform.isOccupied(name)
                ? "it has no Package.swift, and git has no such commit"
                : "git has no such commit")
        let within = try await git(
            ["rev-parse", "--show-prefix"], orElse: "git has no such folder")
        let folder = "\(package)/.build/releases/\(commit)"
        if !Platform.isOccupied(folder) {
            try await Self.bring(commit, of: top, to: folder, shown)
        }
        path = within.isEmpty ? folder : "\(folder)/\(within)".trimmingSlashes
        try Self.copy(package, to: path, shown)
    }

    /// Writes the files of a commit into a folder, which is there only if it has all of them.
    private static func bring(
        _ commit: String, of top: String, to folder: String, _ shown: String
    ) async throws {
        let partial = "\(folder).\(UUID().uuidString)"
        let archive = "\(partial).tar"
        defer {
            try? FileManager.default.removeItem(atPath: partial)
            try? FileManager.default.removeItem(atPath: archive)
        }
        do {
            try FileManager.default.createDirectory(
                atPath: partial, withIntermediateDirectories: true)
        } catch {
            throw PackageFault.noRelease(shown, error.localizedDescription)
        }
        for command in [
            ["git", "-C", top, "archive", "--format=tar", "-o", archive, commit],
            ["tar", "-xf", archive, "-C", partial],
        ] {
            let answer = try await ProgramAnswer(of: command)
            guard answer.status == 0 else {
                throw PackageFault.noRelease(
                    shown,
                    String(decoding: answer.errors, as: UTF8.self).split(separator: "\n").first
                        .map(String.init) ?? command[0]
                )
            }
        }
        do {
            try FileManager.default.moveItem(atPath: partial, toPath: folder)
        } catch {
            // Another run may have brought the same files meanwhile.
            guard !Platform.isOccupied(folder) else { return }
            throw PackageFault.noRelease(shown, error.localizedDescription)
        }
    }

    /// The file that tells a copy of the present package from one that a release has itself.
    private static let mark = ".handset-copy"

    /// Copies the present package to the sources of a release that has none, each time anew.
    private static func copy(_ package: String, to path: String, _ shown: String) throws {
        let manager = FileManager.default
        let mark = "\(path)/\(mark)"
        guard !Platform.isOccupied("\(path)/Package.swift") || Platform.isOccupied(mark) else {
            return
        }
        do {
            try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: mark))
            for item in try manager.contentsOfDirectory(atPath: package)
            where item != ".build" && item != ".git" {
                let copy = "\(path)/\(item)"
                if Platform.isOccupied(copy) { try manager.removeItem(atPath: copy) }
                try manager.copyItem(atPath: "\(package)/\(item)", toPath: copy)
            }
        } catch {
            throw PackageFault.noRelease(shown, error.localizedDescription)
        }
    }
}

extension String {
    fileprivate var trimmingSlashes: String {
        var text = self
        while text.count > 1, text.hasSuffix("/") { text.removeLast() }
        return text
    }
}
