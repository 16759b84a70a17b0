/// The running programs of all handlers.
package final class RunningPrograms: Sendable {
    package static let all = RunningPrograms()

    private struct State: Sendable {
        var programs: [ObjectIdentifier: ProgramProcess] = [:]
        var hasEnded = false
        /// The signal for which all have ended; `nil` if none has come.
        var stop: StopRequest?
    }

    private let state = Locked(State())

    /// Adds a program that was started; kills it if all programs have been ended.
    package func add(_ program: ProgramProcess) {
        let hasEnded = state.withLock { state in
            state.programs[ObjectIdentifier(program)] = program
            return state.hasEnded
        }
        if hasEnded { program.kill() }
    }

    /// True if all programs have been ended, since this process is to end.
    package var haveEnded: Bool { state.withLock(\.hasEnded) }

    package func remove(_ program: ProgramProcess) {
        state.withLock { _ = $0.programs.removeValue(forKey: ObjectIdentifier(program)) }
    }

    /// Throws if a signal has ended all programs, so that what they have answered says nothing.
    package func checkEnd() throws(StopRequest) {
        if let stop = state.withLock(\.stop) { throw stop }
    }

    /// Kills each program with its process group, and each program that is added later.
    ///
    /// - Parameter stop: The signal that has come. If `nil`, the programs are not wanted any more.
    package func endAll(for stop: StopRequest? = nil) {
        let programs = state.withLock { state in
            state.hasEnded = true
            state.stop = stop ?? state.stop
            return Array(state.programs.values)
        }
        for program in programs { program.kill() }
    }
}
