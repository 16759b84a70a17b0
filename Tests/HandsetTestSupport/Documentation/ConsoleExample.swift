/// A command in a page of the documentation, with the output that the page shows.
public struct ConsoleExample: Sendable {
    /// The command line.
    public let command: String
    /// The lines below the command.
    public let output: String

    /// The command and its output, as the page shows them.
    var text: String { "$ \(command)\n\(output)" }

    /// Runs a command in bash, and returns the text that it prints to both streams.
    public static func output(of command: String) throws -> String {
        try CommandResult.bash("exec 2>&1; \(command)").output
    }
}
