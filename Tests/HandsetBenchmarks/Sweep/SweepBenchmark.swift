import Glibc

/// How the instructions of each command and format grow with each shape of input.
///
/// The exponent is 1 where twice the input takes twice the instructions, and 2 where it takes four times as
/// many. Three sizes are counted, each twice the last, and the exponent compares the two differences between
/// them: the instructions of a start, and of all else that happens once, are in neither.
struct SweepBenchmark: Benchmark {
    /// The largest exponent that is in order.
    static let largestExponent = 1.15

    /// The numbers of bytes of the inputs that are compared, each twice the last.
    ///
    /// The smallest one is beyond the bounds of what a run keeps or shows, and of the chunks that workers read,
    /// where the growth changes.
    private static let byteCounts = [150_000, 300_000, 600_000]

    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        let shapes = SweepShape.all.filter { options.includes("sweep/\($0.name)") }
        guard !shapes.isEmpty else { return }
        // The C library joins small pieces of freed memory now and then, by which a command would seem to grow.
        setenv("GLIBC_TUNABLES", "glibc.malloc.mxfast=0", 1)
        defer { unsetenv("GLIBC_TUNABLES") }
        let program = try Programs.handset()
        let counter = try InstructionCounter(program)
        for shape in shapes {
            let rows = try SweepCommand.all.filter { $0.input == shape.input }.map { command in
                let files = try Self.byteCounts.map {
                    try InputFile(payload: shape.make($0 / command.divisor(for: shape)))
                }
                let counts = try files.map { try command.countInstructions(of: $0, counter) }
                // Less than one instruction for a byte is no growth, and would divide by nearly nothing.
                let growths = (1...2).map {
                    max(counts[$0] - counts[$0 - 1], files[$0].byteCount - files[$0 - 1].byteCount)
                }
                let measured = try RoundRobin.measure(
                    [command.subject(program, files[2])], rounds: 1)
                return (measured[0], log2(Double(growths[1]) / Double(growths[0])))
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
