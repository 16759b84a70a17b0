/// A command in a page of the documentation, with the output that the page shows.
public struct ConsoleExample: Sendable {
    /// The command line.
    public let command: String
    /// The lines below the command.
    public let output: String

    /// The command and its output, as the page shows them.
    var text: String { "$ \(command)\n\(output)" }

    /// Runs the command in bash.
    ///
    /// - Returns: The same command with what it prints now to standard output and standard error.
    func run() throws -> ConsoleExample {
        let result = try CommandResult.bash("exec 2>&1; \(command)")
        return ConsoleExample(command: command, output: result.output)
    }
}
