import Foundation
import Handset
package import HandsetGaps
package import HandsetPorting

/// Swift's compiler, which checks files of an app with the stand-ins, and makes nothing.
package final class SwiftcForGaps: GapCompiler {
    /// The time that the compiler has for a check on a busy machine.
    private static let limit = Duration.seconds(180)
    /// The number of seconds after which an expression is too long for the compiler.
    private static let secondsOfExpression = 1

    private let modules: ModulesForGaps
    private let settings: XcodeSettings
    private let folder: String

    /// - Parameters:
    ///   - modules: The modules.
    ///   - settings: The settings of the app's project.
    ///   - folder: A folder of the files, which is there.
    package init(_ modules: ModulesForGaps, _ settings: XcodeSettings, in folder: String) {
        self.modules = modules
        self.settings = settings
        self.folder = folder
    }

    package func isAvailable(_ module: String) -> Bool { modules.contains(module) }

    package func compile(
        _ files: [(name: String, bytes: [UInt8])], within time: Duration
    ) async throws -> GapCompilation {
        var paths: [String] = []
        for file in files {
            let path = "\(folder)/\(file.name)"
            try Data(file.bytes).write(to: URL(filePath: path))
            paths.append(path)
        }
        let answer = try await ProgramAnswer(
            of: Self.limited(to: time) + ["swiftc"] + arguments + paths, isGuarded: true,
            within: Self.limit)
        return GapCompilation(
            isGood: answer.status == 0,
            errors: CompilerError.all(in: PathText.text(of: answer.errors)),
            processorTime: answer.processorTime)
    }

    /// Returns the words before a program's name that let each of its processes have no more of a processor: some files
    /// keep the compiler busy for minutes, whatever its own limits.
    private static func limited(to time: Duration) -> [String] {
        let seconds = max(1, time.components.seconds)
        return ["/bin/sh", "-c", "ulimit -t \(seconds); exec \"$@\"", "sh"]
    }

    private var arguments: [String] {
        [
            // One process looks at all files, so that it reads the modules once. Beyond the types it looks at what a
            // build looks at: whether each way returns, and each value is there before it is used.
            "-emit-sil", "-o", "/dev/null", "-whole-module-optimization", "-module-name", "TheApp",
            "-parse-as-library", "-swift-version", "5",
            "-suppress-warnings", "-diagnostic-style=llvm", "-continue-building-after-errors",
            "-D", "DEBUG", "-module-cache-path", modules.cache ?? "\(folder)/ModuleCache",
            "-Xfrontend", "-solver-expression-time-threshold=\(Self.secondsOfExpression)",
        ]
            + (settings.hasBareSlashes || settings.hasSwiftSix
                ? ["-enable-upcoming-feature", "BareSlashRegexLiterals"] : [])
            + (settings.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
            + modules.arguments
    }
}
