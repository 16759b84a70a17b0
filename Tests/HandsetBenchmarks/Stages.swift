import CJansson
import Handset

/// The stages of the way from bytes to a session, each by itself on the same payloads.
struct Stages {
    private let input: BenchmarkInput
    private let payloads: [Payload]
    private let texts: [String]

    /// The number of payloads that are parsed or printed beforehand.
    ///
    /// More of them would only measure the machine's memory.
    private static let preparedCount = 20_000

    /// Prepares what the stages begin with.
    ///
    /// - Throws: ``BenchmarkError`` if a payload is refused, or ``SessionSearchError``.
    init(_ input: BenchmarkInput) throws {
        self.input = input
        payloads = try input.parsed(upTo: Self.preparedCount)
        texts = payloads.flatMap { payload in payload.map { $0.value.description } }
    }

    private var preparedByteCount: Int { payloads.reduce(0) { $0 + $1.origin.byteCount + 1 } }

    /// Jansson alone: each payload is parsed and thrown away.
    var jansson: Subject {
        subject("jansson", prepared: false) { try parseAll() }
    }

    /// Printing alone: each top-level value of parsed payloads.
    var printing: Subject {
        subject("printing", prepared: true) { try printAll() }
    }

    /// The rule alone: each printed text is searched.
    var rule: Subject {
        subject("rule", prepared: true) { try searchAll() }
    }

    /// Jansson, and the rule on what is printed, without anything between them.
    var janssonAndRule: Subject {
        subject("jansson and rule", prepared: false) {
            try parseAll()
            try searchAll()
        }
    }

    /// The whole way.
    var whole: Subject {
        subject("whole way", prepared: false) { try routeAll() }
    }

    private func subject(
        _ name: String, prepared: Bool, _ work: @escaping () throws -> Void
    ) -> Subject {
        Subject(
            name: name, payloadCount: prepared ? payloads.count : input.payloadCount,
            byteCount: prepared ? preparedByteCount : input.bytes.count,
            run: { try Sample.of(work) })
    }

    // MARK: - Work

    private func parseAll() throws {
        let flags = Int(JSON_ALLOW_NUL | JSON_DISABLE_EOF_CHECK | JSON_REJECT_DUPLICATES)
        let count = input.bytes.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                var start = 0
                var count = 0
                for end in input.lineEnds {
                    let line = UnsafeBufferPointer(rebasing: characters[start..<end])
                    if let tree = json_loadb(line.baseAddress, line.count, flags, nil) {
                        json_decref(tree)
                        count += 1
                    }
                    start = end + 1
                }
                return count
            }
        }
        try check(count, input.payloadCount, "payloads parsed")
    }

    private func printAll() throws {
        var writer = DescriptionWriter()
        var text: [UInt8] = []
        var count = 0
        for payload in payloads {
            for (_, value) in payload {
                text.removeAll(keepingCapacity: true)
                try writer.write(value, into: &text)
                if !text.isEmpty { count += 1 }
            }
        }
        try check(count, texts.count, "values printed")
    }

    private func searchAll() throws {
        var count = 0
        for text in texts where try SessionPattern.app.firstMatch(in: text) != nil { count += 1 }
        try check(count, input.hasSession ? payloads.count : 0, "sessions found")
    }

    private func routeAll() throws {
        let router = SessionRouter(handler: RecordingHandler(), timeLimit: nil)
        var count = 0
        for event in PayloadReader(source: "benchmark", bytes: input.bytes) {
            guard case .payload(let payload) = event else { continue }
            count += try router.routes(in: payload).count
        }
        try check(count, input.hasSession ? input.payloadCount : 0, "sessions routed")
    }

    private func check(_ count: Int, _ expected: Int, _ what: String) throws {
        guard count == expected else {
            throw BenchmarkError.wrongResult("\(count) \(what) instead of \(expected)")
        }
    }
}
