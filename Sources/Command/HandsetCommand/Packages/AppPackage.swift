import ArgumentParser
import Foundation
import Handset

/// A team's package with the programs of its apps.
struct AppPackage {
    private struct Description: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
        }

        let targets: [Target]
    }

    let path: String
    /// The folder in which it is built; `nil` for Swift's choice.
    var buildFolder: String?
    /// The number of bytes of memory that a process of an app may have.
    let maximumMemory: Int

    private var shown: String { SourceExcerpt.shown(PathText.shown(path)) }

    /// Builds the program of an app, which writes to standard error only if it fails.
    ///
    /// - Parameters:
    ///   - app: The name of the app's target. If `nil`, the only one.
    ///   - streams: The streams for notes.
    /// - Returns: The program.
    /// - Throws: ``PackageFault``, and `ValidationError` if there is no such app, or are several.
    func build(_ app: String?, _ streams: StandardStreams) async throws -> AppProgram {
        guard Platform.isOccupied("\(path)/Package.swift") else {
            if let file = ObjectiveCDelegate(in: path)?.path {
                throw PackageFault.objectiveC(SourceExcerpt.shown(PathText.shown(file)))
            }
            throw PackageFault.noPackage(shown)
        }
        let name = try await target(app, streams)
        try streams.note("handset: builds \(SourceExcerpt.shown(name)) of \(shown)")
        _ = try await swift(["build", "--product", name], streams)
        let folder = try await swift(["build", "--show-bin-path"], streams)
            .split(separator: "\n").last.map(String.init)
        guard let folder else { throw PackageFault.doesNotBuild(shown) }
        return AppProgram(
            name: name, path: "\(folder)/\(name)", maximumMemory: maximumMemory,
            launcher: await LoneNetwork.arguments())
    }

    /// Builds a target, which writes to standard error only if it fails.
    ///
    /// - Parameters:
    ///   - target: The name of the target.
    ///   - streams: The streams for notes.
    /// - Returns: The folder of what is built.
    /// - Throws: ``PackageFault``.
    func buildFolder(ofTarget target: String, _ streams: StandardStreams) async throws -> String {
        _ = try await swift(["build", "--target", target], streams)
        let folder = try await swift(["build", "--show-bin-path"], streams)
            .split(separator: "\n").last.map(String.init)
        guard let folder else { throw PackageFault.doesNotBuild(shown) }
        return folder
    }

    /// Returns the name of the app's target.
    private func target(_ app: String?, _ streams: StandardStreams) async throws -> String {
        let text = try await swift(["package", "describe", "--type", "json"], streams)
        guard let start = text.firstIndex(of: "{"),
            let description = try? JSONDecoder().decode(
                Description.self, from: Data(text[start...].utf8))
        else { throw PackageFault.doesNotBuild(shown) }
        let names = description.targets.filter { $0.type == "executable" }.map(\.name).sorted()
        guard let first = names.first else { throw PackageFault.noApp(shown) }
        guard let app else {
            guard names.count == 1 else {
                throw ValidationError(
                    "The package has several apps; give --package-app with one of "
                        + names.joined(separator: ", ") + ".")
            }
            return first
        }
        guard names.contains(app) else {
            throw Suggestion.error(
                app, "is not an app of the package", "give \(names.joined(separator: ", "))",
                among: names)
        }
        return app
    }

    /// The variables for `swift`: one of them would win over the folder in which it is to be built.
    private var environment: [String]? {
        guard buildFolder != nil else { return nil }
        return ProcessInfo.processInfo.environment.filter { $0.key != "SWIFTPM_BUILD_DIR" }
            .map { "\($0)=\($1)" }
    }

    /// Runs `swift` on the package, and returns what it writes to standard output.
    private func swift(_ arguments: [String], _ streams: StandardStreams) async throws -> String {
        let (output, errors) = (try OutputFile(), try OutputFile())
        let process: ProgramProcess
        do {
            process = try ProgramProcess(
                Lifeline.guarded(
                    ["swift", arguments[0], "--package-path", path]
                        + (buildFolder.map { ["--scratch-path", $0] } ?? [])
                        + arguments.dropFirst()),
                environment: environment, output: output.descriptor, errors: errors.descriptor,
                others: Lifeline.files)
        } catch {
            throw PackageFault.noSwift("\(error)")
        }
        RunningPrograms.all.add(process)
        defer { RunningPrograms.all.remove(process) }
        let step = "runs swift \(arguments[0]) on \(shown)"
        let end = try await SignsOfLife.during(step, streams) { await process.end() }
        try RunningPrograms.all.checkEnd()
        if case .exited(Lifeline.statusOfMissing) = end {
            throw PackageFault.noSwift("there is no such program in PATH")
        }
        let text = String(decoding: try output.bytes(), as: UTF8.self)
        guard case .exited(0) = end else {
            let messages = String(decoding: try errors.bytes(), as: UTF8.self)
            let words = (text + messages).trimmingCharacters(in: .newlines)
            try streams.report(words)
            throw PackageFault.doesNotBuild(
                shown,
                firstError: words.split(separator: "\n").first { $0.contains("error: ") }
                    .map(String.init))
        }
        return text
    }
}
