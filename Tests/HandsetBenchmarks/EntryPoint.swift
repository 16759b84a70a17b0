import Glibc

/// Measures the time that Handset takes, and that other programs take for the same work.
///
/// Programs that are compared run in turns, since other work on the machine slows all of them.
@main enum EntryPoint {
    static func main() {
        // A child that ends early is reported as an error, not as a signal.
        signal(SIGPIPE, SIG_IGN)
        do {
            if let work = LibraryWork(arguments: Array(CommandLine.arguments.dropFirst())) {
                return try work.run()
            }
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
            GatewayMemoryBenchmark(), SweepBenchmark(), SizeSweep(), InstructionBenchmark(),
            FrameBenchmark(), WebViewBenchmark(),
        ]
    }
}
