internal import Dispatch

/// A running program, in a process group of its own.
///
/// Foundation's `Process` would leak: on Linux each one that is awaited without blocking stays in memory,
/// with its open files.
package final class ProgramProcess: Sendable {
    package enum Failure: Error {
        /// The file for the program's input cannot be created.
        case input(Platform.Failure)
        case start(Platform.Failure)
    }

    package enum End: Sendable {
        case exited(Int32)
        case killed(Int32)
        /// The system does not report the end.
        case unknown(Platform.Failure)
    }

    private struct State: Sendable {
        /// True if the system has reported the end.
        var hasEnded = false
        /// True if the program has received a signal to end.
        var isEnding = false
        var isKilled = false
        var processorTime = Duration.zero
    }

    private let child: Platform.ChildProcess
    private let sharesTerminal: Bool
    private let state = Locked(State())

    /// The program is a path if it contains a `/`, otherwise a name to be found in `PATH`.
    convenience init(
        program: String, argument: String?, input: [UInt8], output: Int32, errors: Int32
    ) throws(Failure) {
        try self.init(input) { input throws(Platform.Failure) in
            try Platform.ChildProcess(
                program: program, argument: argument, input: input, output: output, errors: errors)
        }
    }

    /// Starts a program with arguments; the first is a path or a name in `PATH`.
    ///
    /// It gets `others` as its open files from number 3 on.
    /// `environment` has each variable as `NAME=VALUE`; if `nil`, the program gets this process's.
    package convenience init(
        _ arguments: [String], environment: [String]? = nil, input: [UInt8] = [], output: Int32,
        errors: Int32, others: [Int32] = []
    ) throws(Failure) {
        try self.init(input) { input throws(Platform.Failure) in
            try Platform.ChildProcess(
                arguments, environment: environment, input: input, output: output, errors: errors,
                others: others)
        }
    }

    /// Starts a program that reads its input from an open file, such as a pipe, which the caller closes.
    ///
    /// It gets `others` as its open files from number 3 on.
    package init(
        _ arguments: [String], environment: [String]? = nil, reading input: Int32, output: Int32,
        errors: Int32, others: [Int32] = []
    ) throws(Failure) {
        sharesTerminal = false
        do {
            child = try Platform.ChildProcess(
                arguments, environment: environment, input: input, output: output, errors: errors,
                others: others)
        } catch {
            throw .start(error)
        }
    }

    private init(
        _ input: [UInt8], start: (Int32) throws(Platform.Failure) -> Platform.ChildProcess
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
            child = try start(inputDescriptor)
        } catch {
            throw .start(error)
        }
    }

    /// Starts a command line of the shell, which shares the standard streams of this process.
    ///
    /// A second signal to this process, which ends it at once, kills the program too.
    package init(shell line: String, environment: [String: String]) throws(Platform.Failure) {
        sharesTerminal = true
        child = try Platform.ChildProcess(
            ["/bin/sh", "-c", line], environment: environment.map { "\($0)=\($1)" })
        RunningPrograms.all.add(self)
    }

    /// Starts a program that may outlive this process, and is not waited for.
    package static func startAlone(
        _ program: String, _ argument: String, input: Int32, output: Int32
    ) throws(Platform.Failure) {
        _ = try Platform.ChildProcess(
            program: program, argument: argument, input: input, output: output, errors: output)
    }

    /// The number of the process, and of its group.
    package var identifier: Int32 { child.identifier }

    /// The time of a processor that the program took, with those that it has started and waited for; none before its end.
    package var processorTime: Duration { state.withLock(\.processorTime) }

    /// Waits for the end, and after ``send(signal:)`` for the end of the whole process group; call it once.
    package func end() async -> End {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: self.waitForEnd())
            }
        }
    }

    /// Waits for the end as ``end()`` does, and kills the program when it is not there in time.
    ///
    /// - Parameter limit: The time that the program has.
    /// - Returns: The end; `nil` if it was killed for its time.
    package func end(within limit: Duration) async -> End? {
        let isLate = Locked(false)
        let watch = Task {
            guard (try? await Task.sleep(for: limit)) != nil else { return }
            isLate.withLock { $0 = true }
            self.kill()
        }
        let end = await end()
        watch.cancel()
        return isLate.withLock { $0 } ? nil : end
    }

    /// Kills the program with its process group, and all that it has started elsewhere.
    package func kill() {
        withChild { child, state in
            state.isKilled = true
            // A program that waits for one that it has started must not end by itself when that one is killed. In a
            // terminal, this process would stop with it.
            if !sharesTerminal { child.stopGroup() }
            Platform.killDescendants(of: child.identifier)
            child.killGroup()
        }
    }

    /// Sends a signal to the program's process group, after which the programs should end.
    package func send(signal: Int32) {
        withChild { child, state in
            state.isEnding = true
            child.signalGroup(signal)
            // A stopped program gets the signal only when it continues.
            child.continueGroup()
        }
    }

    private func withChild(_ body: (Platform.ChildProcess, inout State) -> Void) {
        state.withLock { state in
            // After the wait, another process may have its number.
            if !state.hasEnded { body(child, &state) }
        }
    }

    /// Waits for the end on this thread; see ``end()``.
    package func waitForEnd() -> End {
        if sharesTerminal {
            child.waitUntilEnded { [child] in child.stopTogether(by: $0) }
            endGroup()
            child.takeTerminalBack()
            RunningPrograms.all.remove(self)
        } else {
            child.waitUntilEnded()
        }
        return state.withLock { state in
            state.hasEnded = true
            do throws(Platform.Failure) {
                let (end, processorTime) = try child.end()
                state.processorTime = processorTime
                switch end {
                case .exited(let status): return .exited(status)
                case .killed(let signal): return .killed(signal)
                }
            } catch {
                return .unknown(error)
            }
        }
    }

    /// Waits for the programs that the shell has started, if a signal has ended the shell before them.
    private func endGroup() {
        guard state.withLock(\.isEnding) else { return }
        child.waitForGroup(while: { !state.withLock(\.isKilled) })
        child.killGroup()
    }
}
