/// The programs that run for handlers.
final class RunningPrograms: Sendable {
    static let all = RunningPrograms()

    private struct State: Sendable {
        var programs: [ObjectIdentifier: ProgramProcess] = [:]
        var hasEnded = false
    }

    private let state = Locked(State())

    /// Notes a program that was started; once all were ended, it is ended too.
    func add(_ program: ProgramProcess) {
        let hasEnded = state.withLock { state in
            state.programs[ObjectIdentifier(program)] = program
            return state.hasEnded
        }
        if hasEnded { program.kill() }
    }

    /// Forgets a program that has ended.
    func remove(_ program: ProgramProcess) {
        state.withLock { _ = $0.programs.removeValue(forKey: ObjectIdentifier(program)) }
    }

    /// Ends each program with its process group, and those to come.
    func endAll() {
        let programs = state.withLock { state in
            state.hasEnded = true
            return Array(state.programs.values)
        }
        for program in programs { program.kill() }
    }
}
