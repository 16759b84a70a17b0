internal import Dispatch

/// A running program, in a process group of its own.
///
/// Foundation's `Process` would leak: on Linux each one that is awaited without blocking stays in memory,
/// with its open files.
package final class ProgramProcess: Sendable {
    /// A failed call of the system.
    package enum Failure: Error {
        /// The file for the program's input cannot be created.
        case input(Platform.Failure)
        /// The program cannot be started.
        case start(Platform.Failure)
    }

    /// The end of a program.
    package enum End: Sendable {
        /// The program exited with this status.
        case exited(Int32)
        /// This signal ended the program.
        case killed(Int32)
        /// The system does not report the end.
        case unknown(Platform.Failure)
    }

    private let child: Platform.ChildProcess
    private let sharesTerminal: Bool
    private let hasEnded = Locked(false)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: A path if it contains a `/`, otherwise a name to be found in `PATH`.
    ///   - argument: The program's only argument.
    ///   - input: The program's standard input.
    ///   - outputDescriptor: The open file for the program's output and errors.
    /// - Throws: ``Failure`` if a call of the system fails.
    init(
        program: String, argument: String, input: [UInt8], outputDescriptor: Int32
    ) throws(Failure) {
        // Unlike a pipe, a file can be written completely before the program starts to read.
        let inputDescriptor: Int32
        do {
            inputDescriptor = try Platform.openTemporaryFile(holding: input)
        } catch {
            throw .input(error)
        }
        defer { try? Platform.closeFile(inputDescriptor) }
        sharesTerminal = false
        do {
            child = try Platform.ChildProcess(
                program: program, argument: argument, input: inputDescriptor,
                output: outputDescriptor)
        } catch {
            throw .start(error)
        }
    }

    /// Starts a command line of the shell, which shares the standard streams of this process.
    ///
    /// A second signal to this process, which ends it at once, kills the program too.
    ///
    /// - Parameters:
    ///   - line: The command line.
    ///   - environment: The program's environment variables.
    /// - Throws: The reason why the shell does not start.
    package init(shell line: String, environment: [String: String]) throws(Platform.Failure) {
        sharesTerminal = true
        child = try Platform.ChildProcess(
            ["/bin/sh", "-c", line], environment: environment.map { "\($0)=\($1)" })
        RunningPrograms.all.add(self)
    }

    /// Waits for the program's end; call it once.
    package func end() async -> End {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: self.waitForEnd())
            }
        }
    }

    /// Kills the program's process group.
    package func kill() {
        withChild { $0.killGroup() }
    }

    /// Sends a signal to the program's process group.
    package func send(signal: Int32) {
        withChild { $0.signalGroup(signal) }
    }

    private func withChild(_ body: (Platform.ChildProcess) -> Void) {
        hasEnded.withLock { hasEnded in
            // After the wait, another process may have its number.
            if !hasEnded { body(child) }
        }
    }

    private func waitForEnd() -> End {
        if sharesTerminal {
            child.waitUntilEnded { [child] in child.stopTogether(by: $0) }
            child.takeTerminalBack()
            RunningPrograms.all.remove(self)
        } else {
            child.waitUntilEnded()
        }
        return hasEnded.withLock { hasEnded in
            hasEnded = true
            do throws(Platform.Failure) {
                switch try child.end() {
                case .exited(let status): return .exited(status)
                case .killed(let signal): return .killed(signal)
                }
            } catch {
                return .unknown(error)
            }
        }
    }
}
