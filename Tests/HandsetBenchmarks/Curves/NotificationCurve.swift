/// The largest notification that Apple's services take, and what its bytes cost.
struct NotificationCurve: Benchmark {
    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        guard options.includes("curves/notification") else { return }
        let count = InputKind.notification.payloadCount(forShort: options.payloadCount)
        let stages = try Stages(BenchmarkInput(.notification, payloadCount: count))
        let subjects = [stages.janssonAndRule, stages.jansson, stages.rule, stages.whole]
        report(
            Table(
                "curves/notification", note: "Each payload has about 4 KB.",
                comparing: try RoundRobin.measure(subjects, rounds: options.rounds)))
    }
}
