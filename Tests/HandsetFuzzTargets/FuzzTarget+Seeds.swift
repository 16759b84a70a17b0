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
        case .tokens:
            return TokenTarget.seeds
        case .packets:
            let captures = try Self.files(in: ["samples/captures"], endingIn: [".hex"])
            return try Self.files(in: ["samples/packets"], endingIn: [".bin"])
                + captures.map(Self.bytes(ofHex:))
        }
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
