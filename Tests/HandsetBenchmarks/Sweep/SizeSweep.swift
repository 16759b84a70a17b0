import Glibc

/// The time and memory of each command and format with each shape of input, at the size of the largest payload.
///
/// The exponent compares the processors' time with that of half the input. It shows what grows only where inputs
/// are large, and is less exact than the one of ``SweepBenchmark``, which counts instructions.
struct SizeSweep: Benchmark {
    /// The longest processor time that is in order, in seconds.
    private static let longestTime = 30.0
    /// The largest memory that is in order, in bytes.
    private static let largestMemory = 512 << 20

    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        let shapes = SweepShape.all.filter { options.includes("sizes/\($0.name)") }
        guard !shapes.isEmpty else { return }
        let program = try Programs.handset()
        for shape in shapes {
            var rows: [(measurement: Measurement, ratio: Double)] = []
            for command in SweepCommand.all where command.input == shape.input {
                let byteCount = shape.input.largestByteCount / command.divisor(for: shape)
                let samples = try [byteCount / 2, byteCount].map {
                    try RoundRobin.measure(
                        [command.subject(program, try InputFile(payload: shape.make($0)))],
                        rounds: 1)[0]
                }
                rows.append(
                    (
                        samples[1],
                        log2(samples[1].leastProcessorSeconds / samples[0].leastProcessorSeconds)
                    ))
            }
            let beyond = rows.map(\.measurement).filter {
                $0.leastProcessorSeconds > Self.longestTime
                    || $0.peakByteCount ?? 0 > Self.largestMemory
            }
            report(
                Table(
                    "sizes/\(shape.name)",
                    note: beyond.isEmpty
                        ? nil : "TOO MUCH: \(beyond.map(\.name).joined(separator: ", "))",
                    ratioName: "exponent", rows: rows))
        }
    }
}
