/// A command and a format, which read each shape of input.
struct SweepCommand: Sendable {
    /// The arguments before the input's file.
    let arguments: [String]

    /// The arguments, as they are typed.
    var name: String { arguments.joined(separator: " ") }

    /// The commands that read payloads, one line each.
    static let all: [SweepCommand] = [
        "receive --log never",
        "receive --log never --format session --require-session",
        "receive --log never --format url --hazards",
        "receive --log never --format json",
        "receive --log never --format json --app-state background",
        "explain",
        "explain --format json",
        "matrix",
        "matrix --format json",
        "describe",
        "test",
        "rules --check",
    ].map { SweepCommand(arguments: $0.split(separator: " ").map(String.init)) }
}
