import Handset

/// The exit status of a program, and what it printed.
struct ProgramAnswer {
    /// The exit status; -1 if a signal ended it.
    let status: Int32
    let output: String
    let errors: String

    /// Runs a program, and waits for its end.
    ///
    /// - Parameter arguments: The name of the program, and its arguments.
    /// - Throws: ``PackageFault`` if it cannot be started.
    init(of arguments: [String]) async throws {
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
        let end = await process.end()
        try StopSignal.checkEnd()
        status = if case .exited(let status) = end { status } else { -1 }
        self.output = String(decoding: try output.bytes(), as: UTF8.self)
        self.errors = String(decoding: try errors.bytes(), as: UTF8.self)
    }
}
