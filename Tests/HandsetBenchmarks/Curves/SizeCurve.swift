/// How time and memory of the command grow with the size of a single payload.
struct SizeCurve: Benchmark {
    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        guard options.includes("curves/size") else { return }
        let handset = try Programs.handset()
        let subjects = try [1, 2, 4, 8, 16].map { size in
            let alert = String(repeating: "All that we know of it. ", count: size * 1_000_000 / 24)
            let file = try InputFile(payload: #"{"aps":{"alert":"\#(alert)","session":"42"}}"#)
            return ProcessBenchmark.handset(handset, file).named("\(size) MB")
        }
        report(
            Table(
                "curves/size", comparing: try RoundRobin.measure(subjects, rounds: options.rounds)))
    }
}
