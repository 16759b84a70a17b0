public import HandsetTestSupport

extension CommandResult {
    /// Runs `handset` with arguments, from the top level of the repository.
    public static func handset(
        _ arguments: String..., input: [UInt8] = []
    ) throws -> CommandResult {
        try CommandCall(arguments, input: input).result()
    }

    /// Runs `handset` with arguments and a text for standard input.
    public static func handset(_ arguments: String..., input: String) throws -> CommandResult {
        try CommandCall(arguments, input: Array(input.utf8)).result()
    }

    /// Runs `handset` with a list of arguments and a text for standard input.
    public static func handset(_ arguments: [String], input: String) throws -> CommandResult {
        try CommandCall(arguments, input: Array(input.utf8)).result()
    }

    /// Runs a line as bash would, without starting a process where `handset` alone does its work.
    ///
    /// Lines that need more of bash than ``SimpleLine`` knows are bash's.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - joinsStreams: True to have standard error in the output, where it comes.
    /// - Returns: What it has printed.
    /// - Throws: If it cannot be run.
    public static func line(
        _ line: String, joiningStreams joinsStreams: Bool = false
    ) throws -> CommandResult {
        if let simple = SimpleLine(line, joiningStreams: joinsStreams),
            simple.fitsInProcess, let result = try simple.result()
        {
            return result
        }
        return try bash(joinsStreams ? "exec 2>&1; \(line)" : line)
    }
}
