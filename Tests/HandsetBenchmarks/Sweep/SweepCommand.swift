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
