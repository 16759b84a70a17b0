package import Handset

/// The end of a program, and what it printed.
package struct ProgramAnswer: Sendable {
    /// The end; `nil` if the program was killed for its time.
    package let end: ProgramProcess.End?
    package let output: [UInt8]
    package let errors: [UInt8]
    /// The time of a processor that the program took, with those that it has started and waited for.
    package let processorTime: Duration

    /// The exit status; -1 if a signal ended the program, or its time was over.
    package var status: Int32 { if case .exited(let status)? = end { status } else { -1 } }

    /// Runs a program, and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: The name of the program, and its arguments.
    ///   - environment: Each variable as `NAME=VALUE`. If `nil`, those of this process.
    ///   - input: The bytes that it reads from standard input.
    ///   - isGuarded: True if it ends with this process, however that ends.
    ///   - limit: The time after which it is killed. If `nil`, it has all the time.
    /// - Throws: ``PackageFault`` if it cannot be started, or the system gives no file for what it prints; `StopRequest` if a
    ///   signal has ended it.
    package init(
        of arguments: [String], environment: [String]? = nil, input: [UInt8] = [],
        isGuarded: Bool = false, within limit: Duration? = nil
    ) async throws {
        let (output, errors) = (try OutputFile(), try OutputFile())
        let process: ProgramProcess
        do {
            process = try ProgramProcess(
                isGuarded ? Lifeline.guarded(arguments) : arguments, environment: environment,
                input: input, output: output.descriptor, errors: errors.descriptor,
                others: isGuarded ? Lifeline.files : [])
        } catch {
            throw PackageFault.noStart(arguments[0], "\(error)")
        }
        RunningPrograms.all.add(process)
        defer { RunningPrograms.all.remove(process) }
        end = if let limit { await process.end(within: limit) } else { await process.end() }
        try RunningPrograms.all.checkEnd()
        processorTime = process.processorTime
        self.output = try output.bytes()
        self.errors = try errors.bytes()
    }
}
