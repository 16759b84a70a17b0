import Glibc

/// Measures how long Handset takes, beside what else there is to do the same work.
///
/// What is compared is measured in one run, in turns, for other programs use the machine, too.
@main enum EntryPoint {
    static func main() {
        // A child that ends early is an error number, and no signal.
        signal(SIGPIPE, SIG_IGN)
        do {
            let options = try BenchmarkOptions(arguments: Array(CommandLine.arguments.dropFirst()))
            let report = Report(options.format)
            for benchmark in benchmarks {
                try benchmark.run(options) { report.write($0) }
            }
        } catch {
            let message = Array("HandsetBenchmarks: \(error)\n".utf8)
            _ = write(STDERR_FILENO, message, message.count)
            exit((error as? BenchmarkError)?.status ?? 1)
        }
    }

    private static var benchmarks: [any Benchmark] {
        [
            ProcessBenchmark(), StartBenchmark(), LatencyBenchmark(), CountCurve(), SizeCurve(),
            StageBenchmark(), NotificationCurve(), OccurrenceCurve(), GatewayBenchmark(),
        ]
    }
}
