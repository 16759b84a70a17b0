import Glibc

/// How the instructions of each command and format grow with each shape of input.
///
/// The exponent is 1 where twice the input takes twice the instructions, and 2 where it takes four times as
/// many. The instructions of a start are not counted.
struct SweepBenchmark: Benchmark {
    /// The largest exponent that is in order.
    static let largestExponent = 1.15

    /// The numbers of bytes of the inputs that are compared.
    ///
    /// The smaller one is beyond the bounds of what a run keeps or shows, where the growth changes.
    private static let byteCounts = [150_000, 300_000]

    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        let shapes = SweepShape.all.filter { options.includes("sweep/\($0.name)") }
        guard !shapes.isEmpty else { return }
        let program = try Programs.handset()
        let counter = try InstructionCounter(program)
        for shape in shapes {
            let tiny = try InputFile(payload: shape.make(1))
            let files = try Self.byteCounts.map { try InputFile(payload: shape.make($0)) }
            let rows = try SweepCommand.all.filter { $0.input == shape.input }.map { command in
                let start = try command.countInstructions(of: tiny, counter)
                let counts = try files.map {
                    max(1, try command.countInstructions(of: $0, counter) - start)
                }
                let measured = try RoundRobin.measure(
                    [command.subject(program, files[1])], rounds: 1)
                return (measured[0], log2(Double(counts[1]) / Double(counts[0])))
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
