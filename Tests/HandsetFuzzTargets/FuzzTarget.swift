internal import Handset
internal import HandsetFixtures
internal import HandsetTestSupport

/// What is given any bytes at all, to see whether what should hold for every input does.
///
/// The fuzzer and a test with random changes call the same targets.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// The payload reader, over streams in pieces.
    case reader
    /// Printing: what is printed reads back as the same value.
    case printing
    /// Rule files and suites.
    case files
    /// Tokens that somebody has copied.
    case tokens
    /// Packets, in slices.
    case packets
    /// The matrix of a payload.
    case matrix
    /// The explanation of a payload, as a text and as a record.
    case explain
    /// The record of a payload.
    case records
    /// The reader of logs, and payloads that are printed into logs.
    case logs
    /// The reader of the phone's own logs, their timelines and verdicts.
    case systemLogs
    /// The answers to messages to Firebase Cloud Messaging.
    case messages
    /// The readers of an app's sources: of code in each language, and of projects and their settings.
    case swift, objectiveC, javaScript, dart, projects

    /// Tries an input.
    ///
    /// - Throws: ``BrokenProperty`` if something does not hold.
    public func check(_ bytes: [UInt8]) throws {
        // All that is chosen at random depends on the bytes alone, so that an input tells the same
        // each time.
        var generator = FixtureGenerator(seed: Self.hash(of: bytes))
        switch self {
        case .reader: try ReaderTarget.check(bytes, using: &generator)
        case .printing: try PrintingTarget.check(bytes, using: &generator)
        case .files: try FileTarget.check(bytes)
        case .tokens: try TokenTarget.check(bytes, using: &generator)
        case .packets: try PacketTarget.check(bytes, using: &generator)
        case .matrix: try AnswerTarget.checkMatrix(bytes)
        case .explain: try AnswerTarget.checkExplanation(bytes)
        case .records: try AnswerTarget.checkRecords(bytes)
        case .messages: try MessageTarget.check(bytes)
        case .swift: try SourceTarget.check(bytes, as: "App.swift")
        case .objectiveC: try SourceTarget.check(bytes, as: "App.m")
        case .javaScript:
            try SourceTarget.check(bytes, as: bytes.count % 2 == 0 ? "app.js" : "app.tsx")
        case .dart: try SourceTarget.check(bytes, as: "lib/app.dart")
        case .projects: try SourceTarget.checkProject(bytes)
        case .logs: try LogTarget.check(bytes, using: &generator)
        case .systemLogs: try SystemLogTarget.check(bytes, using: &generator)
        }
    }

    /// Fowler, Noll and Vo's hash.
    private static func hash(of bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
