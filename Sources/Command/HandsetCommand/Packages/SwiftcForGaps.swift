import Foundation
import Handset
import HandsetGaps
import HandsetSources

/// Swift's compiler, which checks files of an app with the stand-ins, and makes nothing.
final class SwiftcForGaps: GapCompiler {
    /// The time that the compiler has for a check on a busy machine.
    private static let limit = Duration.seconds(180)
    /// The number of seconds after which an expression is too long for the compiler.
    private static let secondsOfExpression = 2

    private let modules: ModulesForGaps
    private let settings: XcodeSettings
    /// The folder of the files.
    private let folder: String

    /// - Parameters:
    ///   - modules: The modules.
    ///   - settings: The settings of the app's project.
    ///   - folder: A folder of the files, which is there.
    init(_ modules: ModulesForGaps, _ settings: XcodeSettings, in folder: String) {
        self.modules = modules
        self.settings = settings
        self.folder = folder
    }

    func isAvailable(_ module: String) -> Bool { modules.contains(module) }

    func compile(_ files: [(name: String, bytes: [UInt8])]) async throws -> GapCompilation {
        var paths: [String] = []
        for file in files {
            let path = "\(folder)/\(file.name)"
            try Data(file.bytes).write(to: URL(filePath: path))
            paths.append(path)
        }
        let (output, errors) = (try OutputFile(), try OutputFile())
        let process = try ProgramProcess(
            Lifeline.guarded(["swiftc"] + arguments + paths), output: output.descriptor,
            errors: errors.descriptor, others: Lifeline.files)
        RunningPrograms.all.add(process)
        defer { RunningPrograms.all.remove(process) }
        let end = await process.end(within: Self.limit)
        try RunningPrograms.all.checkEnd()
        let text = PathText.text(of: try errors.bytes())
        let isGood = if case .exited(0)? = end { true } else { false }
        return GapCompilation(
            isGood: isGood, errors: CompilerError.all(in: text),
            processorTime: process.processorTime)
    }

    private var arguments: [String] {
        [
            // One process looks at all files, so that it reads the modules once. Beyond the types it looks at what a
            // build looks at: whether each way returns, and each value is there before it is used.
            "-emit-sil", "-o", "/dev/null", "-whole-module-optimization", "-module-name", "TheApp",
            "-parse-as-library", "-swift-version", "5",
            "-suppress-warnings", "-diagnostic-style=llvm", "-continue-building-after-errors",
            "-D", "DEBUG", "-module-cache-path", "\(folder)/ModuleCache",
            "-Xfrontend", "-solver-expression-time-threshold=\(Self.secondsOfExpression)",
        ]
            + (settings.hasBareSlashes || settings.hasSwiftSix
                ? ["-enable-upcoming-feature", "BareSlashRegexLiterals"] : [])
            + (settings.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
            + modules.arguments
    }
}
