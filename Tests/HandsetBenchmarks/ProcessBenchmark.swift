/// Whole programs that find the sessions in a file: Handset, and jq as what people take instead.
struct ProcessBenchmark: Benchmark {
    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        for kind in InputKind.compared where options.includes("processes/\(kind)") {
            let file = try InputFile(
                kind, payloadCount: kind.payloadCount(forShort: options.payloadCount))
            let subjects = try Self.subjects(of: file, hasSession: kind.hasSession)
            report(
                Table(
                    "processes/\(kind)",
                    note: Programs.jq == nil ? "jq is not installed" : nil,
                    comparing: try RoundRobin.measure(subjects, rounds: options.rounds)))
        }
    }

    /// The programs that people have, and Handset with each number of cores that it can use.
    ///
    /// - Throws: ``BenchmarkError`` if Handset is not there.
    static func subjects(of file: InputFile, hasSession: Bool) throws -> [Subject] {
        let program = try Programs.handset()
        let lineCount = hasSession ? file.payloadCount : 0
        var subjects: [Subject] = []
        if let jq = Programs.jq {
            subjects.append(
                subject("jq", jq, ["-r", ".aps.session", file.path], file, file.payloadCount))
        }
        let jobs = try Programs.handsetTakesJobs() ? [["--jobs", "1"], ["--jobs", "2"]] : [[]]
        return subjects + jobs.map { handset(program, file, $0, lineCount: lineCount) }
    }

    /// Handset's way through a file.
    ///
    /// - Parameters:
    ///   - program: Where Handset is.
    ///   - file: The payloads.
    ///   - options: What it is told beside that.
    ///   - lineCount: How many sessions it has to print. If `nil`, one for each payload.
    /// - Returns: What can be measured, for as long as that is kept.
    static func handset(
        _ program: String, _ file: InputFile, _ options: [String] = [], lineCount: Int? = nil
    ) -> Subject {
        subject(
            (["handset"] + options).joined(separator: " "), program,
            ["receive", "--format", "session", "--log", "never"] + options + [file.path], file,
            lineCount ?? file.payloadCount)
    }

    private static func subject(
        _ name: String, _ program: String, _ arguments: [String], _ file: InputFile,
        _ lineCount: Int
    ) -> Subject {
        Subject(name: name, payloadCount: file.payloadCount, byteCount: file.byteCount) {
            // The file has to be there as long as the subject.
            let run = try withExtendedLifetime(file) { try ChildProcess.run(program, arguments) }
            guard run.lineCount == lineCount else {
                throw BenchmarkError.wrongResult(
                    "\(name) printed \(run.lineCount) lines instead of \(lineCount)")
            }
            return run.sample
        }
    }
}
