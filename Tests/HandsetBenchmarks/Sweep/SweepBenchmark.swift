import Glibc

/// How the time of each command and format grows with each shape of input.
///
/// The exponent is 1 where twice the input takes twice the time, and 2 where it takes four times as long.
struct SweepBenchmark: Benchmark {
    /// The largest exponent that is in order.
    static let largestExponent = 1.15

    /// The number of bytes of the smaller input, beside which the start of a process is short.
    private static let byteCount = 2_000_000

    func run(_ options: BenchmarkOptions, report: (Table) -> Void) throws {
        guard options.includes("sweep") else { return }
        let program = try Programs.handset()
        for shape in SweepShape.all {
            let small = try InputFile(payload: shape.make(Self.byteCount))
            let large = try InputFile(payload: shape.make(2 * Self.byteCount))
            let commands = SweepCommand.all.filter { $0.input == shape.input }
            let rows = try commands.map { command in
                let subjects = [small, large].map { file in
                    Subject(name: command.name, payloadCount: 1, byteCount: file.byteCount) {
                        // The file has to be there as long as the subject.
                        try withExtendedLifetime(file) {
                            try ChildProcess(
                                program,
                                command.arguments + (command.readsStandardInput ? [] : [file.path]),
                                inputPath: command.readsStandardInput ? file.path : nil,
                                isSilent: true
                            ).end(accepting: [0, 1, 2]).sample
                        }
                    }
                }
                let measured = try RoundRobin.measure(subjects, rounds: min(3, options.rounds))
                let exponent = log2(
                    measured[1].leastProcessorSeconds / measured[0].leastProcessorSeconds)
                return (measured[1], exponent)
            }
            let steep = rows.filter { $0.1 >= Self.largestExponent }.map(\.0.name)
            report(
                Table(
                    "sweep/\(shape.name)",
                    note: steep.isEmpty ? nil : "TOO STEEP: \(steep.joined(separator: ", "))",
                    ratioName: "exponent", rows: rows))
        }
    }
}
