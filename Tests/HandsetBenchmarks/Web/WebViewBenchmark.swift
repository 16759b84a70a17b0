/// The statements of `handset receive --web-view`: its start, fresh pages, one page, and two web views at once.
///
/// The processors' time is that of Handset and of the browser. The peak is that of the largest process, one of the
/// browser's.
struct WebViewBenchmark: Benchmark {
    private static let payloadCount = 20
    /// The number of payloads in one page, which are faster.
    private static let payloadCountOfPage = 200

    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        guard options.includes("web-view") else { return }
        let one = try InputFile(.short, payloadCount: 1)
        let some = try InputFile(.short, payloadCount: Self.payloadCount)
        let many = try InputFile(.short, payloadCount: Self.payloadCountOfPage)
        let subjects = [
            try Self.subject("start and one statement", one),
            try Self.subject("fresh pages", some),
            try Self.subject("one page", many, ["--web-view-keep"]),
            try Self.subject("fresh pages, two at once", some, count: 2),
            try Self.subject("one page, two at once", many, ["--web-view-keep"], count: 2),
        ]
        let measurements = try RoundRobin.measure(subjects, rounds: options.rounds)
        report(Table("web-view", comparing: measurements))
    }

    /// The work of some processes that run side by side, each with its browser.
    private static func subject(
        _ name: String, _ file: InputFile, _ options: [String] = [], count: Int = 1
    ) throws -> Subject {
        let program = try Programs.handset()
        let arguments =
            ["receive", "--format", "session", "--log", "never", "--web-view", "sample"] + options
            + [file.path]
        return Subject(
            name: name, payloadCount: count * file.payloadCount, byteCount: count * file.byteCount
        ) {
            let start = ContinuousClock.now
            // The file has to be there as long as the subject.
            let runs = try withExtendedLifetime(file) {
                try (0..<count).map { _ in
                    try ChildProcess(program, arguments, isSilent: true)
                }.map { try $0.end() }
            }
            guard runs.allSatisfy({ $0.lineCount == file.payloadCount }) else {
                throw BenchmarkError.wrongResult("\(name) has not printed each session")
            }
            return Sample(
                seconds: (ContinuousClock.now - start) / .seconds(1),
                processorSeconds: runs.map(\.processorSeconds).reduce(0, +),
                peakByteCount: runs.map(\.peakByteCount).max())
        }
    }
}
