internal import Dispatch

/// A running program, in a process group of its own.
///
/// Foundation's `Process` would leak: on Linux each one that is awaited without blocking stays in memory,
/// with its open files.
final class ProgramProcess: Sendable {
    /// A failed call of the system.
    enum Failure: Error {
        /// The file for the program's input cannot be created.
        case input(Platform.Failure)
        /// The program cannot be started.
        case start(Platform.Failure)
    }

    /// The end of a program.
    enum End {
        case exited(Int32)
        case killed(Int32)
        /// The system does not report the end.
        case unknown(Platform.Failure)
    }

    private let child: Platform.ChildProcess
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
        do {
            child = try Platform.ChildProcess(
                program: program, argument: argument, input: inputDescriptor,
                output: outputDescriptor)
        } catch {
            throw .start(error)
        }
    }

    /// Waits for the program's end; call it once.
    func end() async -> End {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: self.waitForEnd())
            }
        }
    }

    /// Kills the program's process group.
    func kill() {
        hasEnded.withLock { hasEnded in
            // After the wait, another process may have its number.
            if !hasEnded { child.killGroup() }
        }
    }

    private func waitForEnd() -> End {
        child.waitUntilEnded()
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
