import Foundation
import Handset

/// A team's package with the programs of its apps.
package struct AppPackage: Sendable {
    private struct Description: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
        }

        let targets: [Target]
    }

    package let path: String
    /// The folder in which it is built; `nil` for Swift's choice.
    let buildFolder: String?
    /// The number of bytes of memory that a process of an app may have.
    let maximumMemory: Int

    /// - Parameters:
    ///   - path: The folder of the package.
    ///   - buildFolder: The folder in which it is built. If `nil`, Swift's choice.
    ///   - maximumMemory: The number of bytes of memory that a process of an app may have.
    package init(path: String, buildFolder: String? = nil, maximumMemory: Int) {
        self.path = path
        self.buildFolder = buildFolder
        self.maximumMemory = maximumMemory
    }

    private var shown: String { SourceExcerpt.shown(PathText.shown(path)) }

    /// Builds the program of an app, which writes to standard error only if it fails.
    ///
    /// - Parameters:
    ///   - app: The name of the app's target. If `nil`, the only one.
    ///   - notes: The place for notes.
    /// - Returns: The program.
    /// - Throws: ``PackageFault``.
    package func build(_ app: String?, _ notes: any RunnerNotes) async throws -> AppProgram {
        guard Platform.isOccupied("\(path)/Package.swift") else {
            if let file = ObjectiveCDelegate(in: path)?.path {
                throw PackageFault.objectiveC(SourceExcerpt.shown(PathText.shown(file)))
            }
            throw PackageFault.noPackage(shown)
        }
        let name = try await target(app, notes)
        try notes.note("handset: builds \(SourceExcerpt.shown(name)) of \(shown)")
        let folder = try await build(["--product", name], notes)
        return AppProgram(
            name: name, path: "\(folder)/\(name)", maximumMemory: maximumMemory,
            launcher: await LoneNetwork.arguments())
    }

    /// Builds a target, which writes to standard error only if it fails.
    ///
    /// - Parameters:
    ///   - target: The name of the target.
    ///   - notes: The place for notes.
    /// - Returns: The folder of what is built.
    /// - Throws: ``PackageFault``.
    package func buildFolder(ofTarget target: String, _ notes: any RunnerNotes) async throws
        -> String
    {
        try await build(["--target", target], notes)
    }

    /// Builds a part, and returns the folder of what is built.
    private func build(_ part: [String], _ notes: any RunnerNotes) async throws -> String {
        _ = try await swift(["build"] + part, notes)
        let folder = try await swift(["build", "--show-bin-path"], notes)
            .split(separator: "\n").last.map(String.init)
        guard let folder else { throw PackageFault.doesNotBuild(shown) }
        return folder
    }

    /// Returns the name of the app's target.
    private func target(_ app: String?, _ notes: any RunnerNotes) async throws -> String {
        let text = try await swift(["package", "describe", "--type", "json"], notes)
        guard let start = text.firstIndex(of: "{"),
            let description = try? JSONDecoder().decode(
                Description.self, from: Data(text[start...].utf8))
        else { throw PackageFault.doesNotBuild(shown) }
        let names = description.targets.filter { $0.type == "executable" }.map(\.name).sorted()
        guard let first = names.first else { throw PackageFault.noApp(shown) }
        guard let app else {
            guard names.count == 1 else { throw PackageFault.severalApps(names) }
            return first
        }
        guard names.contains(app) else { throw PackageFault.noSuchApp(app, names) }
        return app
    }

    /// The variables for `swift`: one of them would win over the folder in which it is to be built.
    private var environment: [String]? {
        guard buildFolder != nil else { return nil }
        return ProcessInfo.processInfo.environment.filter { $0.key != "SWIFTPM_BUILD_DIR" }
            .map { "\($0)=\($1)" }
    }

    /// Runs `swift` on the package, and returns what it writes to standard output.
    private func swift(_ arguments: [String], _ notes: any RunnerNotes) async throws -> String {
        let words =
            ["swift", arguments[0], "--package-path", path]
            + (buildFolder.map { ["--scratch-path", $0] } ?? []) + arguments.dropFirst()
        let answer: ProgramAnswer
        do {
            answer = try await SignsOfLife.during("runs swift \(arguments[0]) on \(shown)", notes) {
                [environment] in
                try await ProgramAnswer(of: words, environment: environment, isGuarded: true)
            }
        } catch PackageFault.noStart(_, let reason) {
            throw PackageFault.noSwift(reason)
        }
        guard answer.status != Lifeline.statusOfMissing else {
            throw PackageFault.noSwift("there is no such program in PATH")
        }
        let text = String(decoding: answer.output, as: UTF8.self)
        guard answer.status == 0 else {
            let messages = String(decoding: answer.errors, as: UTF8.self)
            let words = (text + messages).trimmingCharacters(in: .newlines)
            try notes.report(words)
            throw PackageFault.doesNotBuild(
                shown,
                firstError: words.split(separator: "\n").first { $0.contains("error: ") }
                    .map(String.init))
        }
        return text
    }
}
