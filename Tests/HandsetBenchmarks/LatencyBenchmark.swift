import Handset
import HandsetFixtures

/// How long a payload in an open stream waits for its answer; the next is not written before that.
struct LatencyBenchmark: Benchmark {
    private static let payloadCount = 200

    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        guard options.includes("latency") else { return }
        let process = try ChildProcess(
            try Programs.handset(), ["receive", "--format", "session", "--log", "never"],
            takesInput: true)
        var generator = FixtureGenerator(seed: 1)
        var samples: [Sample] = []
        var byteCount = 0
        // The first answer waits for the start of the program, too.
        for number in 0...Self.payloadCount {
            let payload = InputKind.short.makePayload(number, using: &generator)
            let bytes = Array(payload.utf8) + [UInt8(ascii: "\n")]
            let sample = try Sample.of {
                try process.write(bytes)
                guard try process.readLine() != nil else {
                    throw BenchmarkError.wrongResult("payload \(number) was not answered")
                }
            }
            if number > 0 { samples.append(sample) }
            byteCount = bytes.count
        }
        _ = try process.end()
        let measurement = Measurement(
            name: "answer in a stream", payloadCount: 1, byteCount: byteCount, samples: samples)
        report(Table("latency", comparing: [measurement]))
    }
}
