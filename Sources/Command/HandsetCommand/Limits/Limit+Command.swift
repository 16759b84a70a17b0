import Handset
import HandsetLint
import HandsetSuites

extension Limit {
    // MARK: - Payloads

    package static let bytes = Limit(
        "bytes", "Reject payloads larger than this many bytes.", in: .bytes,
        1...PayloadReader.largestMaximumByteCount, standard: PayloadReader.defaultMaximumByteCount)

    package static let depth = Limit(
        "depth", "Reject payloads nested deeper than this many levels.", in: .levels,
        1...PayloadReader.largestMaximumDepth, standard: PayloadReader.largestMaximumDepth)

    package static let memory = Limit(
        "memory", "Reject payloads whose values need more than this many bytes of memory.",
        in: .bytes, 1...largest, standard: PayloadReader.defaultMaximumMemory)

    package static let ofPayloads = [bytes, depth, memory]

    // MARK: - Rules

    package static let patternLength = Limit(
        "pattern-length", "Reject patterns longer than this many UTF-16 units.", in: .characters,
        1...Int(Int32.max), standard: SessionPattern.defaultMaximumLength)

    package static let ruleBytes = Limit(
        "rule-bytes", "Reject a rule file larger than this many bytes.", in: .bytes,
        1...PayloadReader.defaultMaximumByteCount,
        standard: SessionRules.defaultMaximumByteCount)

    package static let matchTime = Limit(
        "match-time",
        "Reject a payload if a pattern searches one text of it for more than this many seconds.",
        in: .seconds, 0.001...86_400, standard: 10)

    package static let ofRules = [patternLength, ruleBytes, matchTime]

    // MARK: - Answers

    package static let inFlight = Limit(
        "in-flight", "Read at most this many payloads ahead of the output.", in: .count,
        1...largest, standard: 65_536)

    package static let heldBytes = Limit(
        "held-bytes",
        "Hold at most this many bytes of output for a slow reader, and one result for each job.",
        in: .bytes, 1...largest, standard: 64 << 20)

    /// The time of a program; iOS gives a service extension as much.
    package static let programTime = Limit(
        "program-time",
        "Stop a handler's program, or a service extension's, after this many seconds.",
        in: .seconds, 0.001...86_400, standard: 30)

    /// The memory of an app's own code; iOS ends an app that takes too much.
    package static let appMemory = Limit(
        "app-memory", "End a process of --package's app that takes more memory than this.",
        in: .bytes, 64 << 20...largest, standard: 2 << 30)

    /// The time of a statement in a real browser, and of the loading of its page.
    package static let webViewTime = Limit(
        "web-view-time",
        "End a statement, or the loading of --web-view's page, after this many seconds.",
        in: .seconds, 0.001...86_400, standard: 10)

    package static let hazards = Limit(
        "hazards", "Show at most this many findings of a rule in a payload, and count the others.",
        in: .count, 0...largest, standard: PayloadHazards.defaultMaximumCount)

    /// The findings of a payload are held in memory.
    static let findings = Limit(
        "findings", "Show at most this many findings of a payload, and count the others.",
        in: .count, 0...100_000, standard: Linter.defaultMaximumCount)
}
