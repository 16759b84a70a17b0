import Handset

/// The exit status of a program, and what it printed.
struct ProgramAnswer {
    /// The exit status; -1 if a signal ended it, or its time was over.
    let status: Int32
    let output: String
    let errors: String

    /// Runs a program, and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: The name of the program, and its arguments.
    ///   - limit: The time after which it is killed; `nil` for none.
    /// - Throws: ``PackageFault`` if it cannot be started.
    init(of arguments: [String], within limit: Duration? = nil) async throws {
        let (output, errors) = (try OutputFile(), try OutputFile())
        let process: ProgramProcess
        do {
            process = try ProgramProcess(
                arguments, output: output.descriptor, errors: errors.descriptor)
        } catch {
            throw PackageFault.system("\(arguments[0]) cannot be started: \(error)")
        }
        RunningPrograms.all.add(process)
        defer { RunningPrograms.all.remove(process) }
        let end =
            if let limit { await process.end(within: limit) } else { await process.end() }
        try RunningPrograms.all.checkEnd()
        status = if case .exited(let status) = end { status } else { -1 }
        self.output = String(decoding: try output.bytes(), as: UTF8.self)
        self.errors = String(decoding: try errors.bytes(), as: UTF8.self)
    }
}
