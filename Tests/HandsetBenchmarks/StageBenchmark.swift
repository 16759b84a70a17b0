/// The stages of the way from bytes to a session, in this process and on one core.
struct StageBenchmark: Benchmark {
    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        for kind in InputKind.compared where options.includes("stages/\(kind)") {
            let count = kind.payloadCount(forShort: options.payloadCount)
            let stages = try Stages(BenchmarkInput(kind, payloadCount: count))
            let subjects = [stages.jansson, stages.printing, stages.rule, stages.whole]
            report(
                Table(
                    "stages/\(kind)",
                    note: "Of printing and the rule, the first 20,000 payloads are measured.",
                    comparing: try RoundRobin.measure(subjects, rounds: options.rounds)))
        }
    }
}
