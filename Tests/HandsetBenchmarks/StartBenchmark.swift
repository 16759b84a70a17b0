/// The time that a program takes for one payload, which is the time of its start.
struct StartBenchmark: Benchmark {
    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        guard options.includes("start") else { return }
        let file = try InputFile(.short, payloadCount: 1)
        let subjects = try ProcessBenchmark.subjects(of: file, hasSession: true)
        // One start is short, and one that is disturbed is not.
        report(
            Table(
                "start", comparing: try RoundRobin.measure(subjects, rounds: 6 * options.rounds)))
    }
}
