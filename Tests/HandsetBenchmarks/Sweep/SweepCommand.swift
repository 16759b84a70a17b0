/// A command and a format, which read each shape of their kind of input.
struct SweepCommand: Sendable {
    /// The kind of input.
    let input: SweepInput
    /// The arguments before the input's file.
    let arguments: [String]

    /// The arguments, as they are typed.
    var name: String { arguments.joined(separator: " ") }

    /// True if the input is standard input.
    var readsStandardInput: Bool { input == .tokens }

    /// The number by which the sizes of a shape are divided.
    ///
    /// A matrix of a small payload is a thousand times as long as the payload.
    func divisor(for shape: SweepShape) -> Int {
        shape.isOfSmallPayloads && arguments.first == "matrix" ? 40 : 1
    }

    /// Counts the instructions of a run on a file.
    ///
    /// - Throws: ``BenchmarkError`` if the command fails or cannot be counted.
    func countInstructions(of file: InputFile, _ counter: InstructionCounter) throws -> Int {
        // The file has to be there as long as the program.
        try withExtendedLifetime(file) {
            try counter.count(
                arguments(for: file), inputPath: inputPath(for: file), accepting: Self.statuses)
        }
    }

    /// Returns the command with a file, as something whose time is measured.
    func subject(_ program: String, _ file: InputFile) -> Subject {
        Subject(name: name, payloadCount: 1, byteCount: file.byteCount) {
            try withExtendedLifetime(file) {
                try ChildProcess(
                    program, arguments(for: file), inputPath: inputPath(for: file), isSilent: true
                ).end(accepting: Self.statuses).sample
            }
        }
    }

    /// The exit statuses of a run that has done its work: some shapes are refused.
    private static let statuses: Set<Int32> = [0, 1, 2]

    private func arguments(for file: InputFile) -> [String] {
        arguments + (readsStandardInput ? [] : [file.path])
    }

    private func inputPath(for file: InputFile) -> String? {
        readsStandardInput ? file.path : nil
    }

    private init(_ input: SweepInput, _ line: String) {
        self.input = input
        arguments = line.split(separator: " ").map(String.init)
    }

    /// The commands, one line each.
    static let all: [SweepCommand] = [
        SweepCommand(.payloads, "receive --log never"),
        SweepCommand(.payloads, "receive --log never --format session --require-session"),
        SweepCommand(.payloads, "receive --log never --format url --hazards"),
        SweepCommand(.payloads, "receive --log never --format json"),
        SweepCommand(.payloads, "receive --log never --format json --app-state background"),
        SweepCommand(.payloads, "receive --log always"),
        SweepCommand(.payloads, "explain"),
        SweepCommand(.payloads, "explain --format json"),
        SweepCommand(.payloads, "matrix"),
        SweepCommand(.payloads, "matrix --format json"),
        SweepCommand(.payloads, "describe"),
        SweepCommand(.payloads, "lint"),
        SweepCommand(.payloads, "lint --format json"),
        SweepCommand(.payloads, "lint --format sarif"),
        SweepCommand(.logs, "read"),
        SweepCommand(.logs, "read --format json"),
        SweepCommand(.logs, "receive --log never"),
        SweepCommand(.suite, "test"),
        SweepCommand(.suite, "test --format tap"),
        SweepCommand(.suite, "test --format junit"),
        SweepCommand(.rules, "rules --check"),
        SweepCommand(.rules, "rules --file"),
        SweepCommand(.packets, "unpack --input hex"),
        SweepCommand(.packets, "unpack --input hex --format json"),
        SweepCommand(.packets, "unpack --input hex --format payload"),
        SweepCommand(.tokens, "token --normalise"),
    ]
}
