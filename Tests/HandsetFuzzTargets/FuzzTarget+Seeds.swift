internal import Handset
internal import HandsetTestSupport

extension FuzzTarget {
    /// The inputs that random changes begin with: the samples.
    ///
    /// - Throws: An error of the file system.
    public func seeds() throws -> [[UInt8]] {
        switch self {
        case .reader, .printing:
            return try Self.files(
                in: ["samples/payloads", "samples/refused"], endingIn: [".json", ".jsonl", ".apns"])
                + Self.jsonCases()
        case .matrix, .explain, .records:
            return try Self.files(in: ["samples/payloads"], endingIn: [".json", ".apns"])
                + AnswerTarget.seeds
        case .files:
            return try Self.files(
                in: [
                    "samples/rules", "samples/suites", "samples/failing-suites",
                    "samples/refused-rules", "samples/refused-suites",
                ], endingIn: [".json"])
        case .logs:
            return try Self.files(in: ["samples/logs"], endingIn: [".log"])
        case .systemLogs:
            let logs = try Self.files(in: ["samples/system-logs"], endingIn: [".log"])
            return logs + logs.flatMap { $0.split(separator: 10).map { Array($0) } }
        case .messages: return MessageTarget.seeds
        case .swift: return try Self.sources(endingIn: [".swift"])
        case .objectiveC: return try Self.sources(endingIn: [".m"])
        case .javaScript: return try Self.sources(endingIn: [".js", ".ts", ".tsx"])
        case .dart: return try Self.sources(endingIn: [".dart"])
        case .projects: return try Self.sources(endingIn: SourceTarget.projectEndings)
        case .tokens:
            return TokenTarget.seeds
        case .packets:
            let captures = try Self.files(in: ["samples/captures"], endingIn: [".hex"])
            return try Self.files(in: ["samples/packets"], endingIn: [".bin"])
                + captures.map(Self.bytes(ofHex:))
        }
    }

    /// Returns a sample of the files of apps.
    private static func sources(endingIn endings: [String]) throws -> [[UInt8]] {
        let paths = try Repository.allFiles(in: "samples/mistakes", endingIn: endings)
        let stride = max(1, paths.count / 40)
        return try paths.indices.filter { $0 % stride == 0 }
            .map { try Repository.bytes(of: paths[$0]) }
    }

    private static func files(in folders: [String], endingIn endings: [String]) throws -> [[UInt8]]
    {
        try folders.flatMap { try Repository.files(in: $0, endingIn: endings) }
            .map { try Repository.bytes(of: $0) }
    }

    private static func jsonCases() throws -> [[UInt8]] {
        try Repository.files(in: "samples/json", endingIn: [".txt"])
            .filter { !$0.hasSuffix(".results.txt") }
            .flatMap { try JSONCase.all(in: $0).map(\.bytes) }
    }

    private static func bytes(ofHex text: [UInt8]) -> [UInt8] {
        let digits = text.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        return stride(from: 0, to: digits.count - 1, by: 2).map {
            UInt8(digits[$0] << 4 | digits[$0 + 1])
        }
    }
}
