import Foundation
import HandsetGaps

/// A compiler whose errors a test gives by the texts at which they are.
struct ScriptedCompiler: GapCompiler {
    /// Returns the errors of all files, by their names: a text in the file, and the message.
    let errors: @Sendable ([String: String]) -> [(file: String, at: String, message: String)]

    /// The time of a processor that each compilation takes.
    let processorTime: Duration
    /// Returns true for files with which it takes all the time that there is.
    let isEndless: @Sendable ([String: String]) -> Bool

    init(
        processorTime: Duration = .zero,
        isEndless: @escaping @Sendable ([String: String]) -> Bool = { _ in false },
        errors:
            @escaping @Sendable ([String: String]) -> [(file: String, at: String, message: String)]
    ) {
        self.errors = errors
        self.isEndless = isEndless
        self.processorTime = processorTime
    }

    func isAvailable(_ module: String) -> Bool {
        ["FirebaseMessaging", "Foundation", "HandsetStandIn", "UIKit", "UserNotifications"]
            .contains(module)
    }

    func compile(
        _ files: [(name: String, bytes: [UInt8])], within time: Duration
    ) async throws -> GapCompilation {
        let texts = Dictionary(
            uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
        )
        if isEndless(texts) {
            return GapCompilation(isGood: false, errors: [], processorTime: time)
        }
        let lines = errors(texts).compactMap { file, text, message -> String? in
            guard let source = texts[file], let range = source.range(of: text) else { return nil }
            let before = source[..<range.lowerBound]
            let line = before.count { $0 == "\n" } + 1
            let column =
                before.utf8.count
                - (before.lastIndex(of: "\n").map {
                    before[...$0].utf8.count
                } ?? 0)
            return "/tmp/\(file):\(line):\(column + 1): error: \(message)"
        }
        return GapCompilation(
            isGood: lines.isEmpty, errors: CompilerError.all(in: lines.joined(separator: "\n")),
            processorTime: processorTime)
    }
}
