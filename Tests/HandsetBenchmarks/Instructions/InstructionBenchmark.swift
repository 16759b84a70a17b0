import Foundation

/// The instructions that commands execute for a payload, beside those of `jq` and those of the last time.
///
/// Other work on the machine does not change them. A start is not counted: it is the difference of two files.
struct InstructionBenchmark: Benchmark {
    private static let counts = (few: 200, many: 1_200)

    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        guard options.includes("instructions") else { return }
        let handset = try InstructionCounter(try Programs.handset())
        let library = try InstructionCounter(Programs.own)
        let jq = try Programs.jq.map { try InstructionCounter($0) }
        let last = try InstructionFigures(path: options.figures)
        let rows = try InstructionCase.all.map { item in
            // The command inherits it.
            setenv("HANDSET_PLAIN", item.isPlain ? "1" : "0", 1)
            return InstructionTable.Row(
                item: item,
                count: try Self.count(
                    item.arguments, item.shape, item.isOfLibrary ? library : handset),
                comparison: try jq.map { try Self.count(item.comparison, item.shape, $0) },
                last: last.counts[item.name])
        }
        report(InstructionTable(rows: rows))
        if options.recordsFigures {
            try InstructionFigures(
                counts: Dictionary(uniqueKeysWithValues: rows.map { ($0.item.name, $0.count) })
            ).write(to: options.figures)
        }
    }

    /// Counts the instructions for one payload.
    private static func count(
        _ arguments: [String], _ shape: InstructionCase.Shape, _ counter: InstructionCounter
    ) throws -> Int {
        let totals = try [counts.few, counts.many].map { count in
            let file = try InputFile(payload: shape.payloads(count))
            return try withExtendedLifetime(file) {
                // A hazard is a negative verdict for some commands.
                try counter.count(arguments + [file.path], accepting: [0, 1])
            }
        }
        return (totals[1] - totals[0]) / (counts.many - counts.few)
    }
}
