/// The choice of measurements, and the format of the report.
struct BenchmarkOptions {
    static let usage = """
        usage: HandsetBenchmarks [--filter NAME] [--json] [--rounds N] [--payloads N] [--huge]
                                 [--figures FILE] [--record]
          --filter NAME  only the tables whose name holds this text: processes, start, latency,
                         stages, curves, gateway, sweep, sizes, instructions, page/frames,
                         web-view
          --json         a line of JSON for each row
          --rounds N     how often each thing is measured; 7 by default
          --payloads N   how many payloads of about 160 bytes there are; 200000 by default
          --huge         count up to ten million payloads in the curves
          --figures FILE the instructions of the last time; samples/benchmarks/instructions.tsv by
                         default
          --record       write those of this time there
        """

    /// Text that the name of a table has to hold, or `nil` for all tables.
    private(set) var filter: String?
    /// The format of the tables.
    private(set) var format = ReportFormat.text
    /// The number of times that each thing is measured.
    private(set) var rounds = 7
    /// The number of short payloads; longer ones are fewer, in about as many bytes.
    private(set) var payloadCount = 200_000
    /// True if the curves go up to ten million payloads.
    private(set) var isHuge = false
    /// The path of the file with the instructions of the last time.
    private(set) var figures = "samples/benchmarks/instructions.tsv"
    /// True if the instructions of this time are written to that file.
    private(set) var recordsFigures = false

    /// Reads a command line.
    ///
    /// - Throws: ``BenchmarkError/usage(_:)`` if it is wrong.
    init(arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--filter": filter = try Self.value(of: option, &rest)
            case "--json": format = .json
            case "--rounds": rounds = try Self.number(of: option, &rest)
            case "--payloads": payloadCount = try Self.number(of: option, &rest)
            case "--huge": isHuge = true
            case "--figures": figures = try Self.value(of: option, &rest)
            case "--record": recordsFigures = true
            default: throw BenchmarkError.usage("\(option) is not known")
            }
        }
    }

    /// Returns true if a table should be measured.
    func includes(_ name: String) -> Bool { filter.map { name.contains($0) } ?? true }

    private static func value(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws -> String {
        guard let value = rest.popFirst() else {
            throw BenchmarkError.usage("\(option) needs a value")
        }
        return value
    }

    private static func number(of option: String, _ rest: inout ArraySlice<String>) throws -> Int {
        let text = try value(of: option, &rest)
        guard let number = Int(text), number > 0 else {
            throw BenchmarkError.usage("\(option) is \(text); give a number from 1 on")
        }
        return number
    }
}
