/// The time for a text in which the pattern begins often and never ends: the most that somebody who
/// writes alerts can ask of it.
struct OccurrenceCurve: Benchmark {
    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        guard options.includes("curves/occurrences") else { return }
        let subjects = try [1_000, 2_000, 4_000, 8_000, 10_000].map { count in
            let text = String(repeating: "session = ", count: count)
            let stages = try Stages(
                BenchmarkInput(payload: #"{"aps":"\#(text)"}"#, hasSession: false))
            return stages.whole.named("\(count) times")
        }
        report(
            Table(
                "curves/occurrences", note: "The text grows with them.",
                comparing: try RoundRobin.measure(subjects, rounds: min(3, options.rounds))))
    }
}
