/// How time and memory of the command grow with the number of payloads in a file.
struct CountCurve: Benchmark {
    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        guard options.includes("curves/payloads") else { return }
        let counts = [10_000, 100_000, 1_000_000] + (options.isHuge ? [10_000_000] : [])
        let handset = try Programs.handset()
        let subjects = try counts.map { count in
            let file = try InputFile(.short, payloadCount: count)
            return ProcessBenchmark.handset(handset, file).named("\(count) payloads")
        }
        report(
            Table(
                "curves/payloads",
                comparing: try RoundRobin.measure(subjects, rounds: min(3, options.rounds))))
    }
}
