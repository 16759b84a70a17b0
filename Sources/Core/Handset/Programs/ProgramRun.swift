struct ProgramRun {
    /// The program: a path if it contains a `/`, otherwise a name to be found in `PATH`.
    let program: String
    let argument: String?
    let input: [UInt8]
    /// The number of bytes of output after which the program is killed; `nil` if its output is not kept.
    var maximumOutputByteCount: Int?

    /// The time between two looks at the size of the output.
    private static let outputInterval = Duration.milliseconds(20)

    /// If the task is cancelled, the program is killed, with its process group.
    ///
    /// - Throws: ``ProgramHandler/ProgramError`` if the program cannot be started, or does not exit with status 0.
    func run(output: Int32, errors: Int32) async throws {
        try Self.checkName(program)
        try Task.checkCancellation()
        let process: ProgramProcess
        do {
            process = try ProgramProcess(
                program: program, argument: argument, input: input, output: output, errors: errors)
        } catch {
            throw ProgramHandler.ProgramError(program: program, problem: Self.problem(of: error))
        }
        RunningPrograms.all.add(process)
        defer { RunningPrograms.all.remove(process) }
        let watch = watchSize(of: output, by: process)
        defer { watch?.cancel() }
        let end = await withTaskCancellationHandler {
            await process.end()
        } onCancel: {
            process.kill()
        }
        if let maximum = maximumOutputByteCount, Platform.byteCount(ofFile: output) > maximum {
            throw ProgramHandler.ProgramError(
                program: program, problem: .tooMuchOutput(maximum: maximum))
        }
        switch end {
        case .exited(0): break
        case .exited(let status):
            throw ProgramHandler.ProgramError(program: program, problem: .ended(status: status))
        case .killed(let signal):
            throw ProgramHandler.ProgramError(program: program, problem: .killed(signal: signal))
        case .unknown(let failure):
            throw ProgramHandler.ProgramError(
                program: program, problem: .endUnknown(failure.description))
        }
    }

    /// Kills the program once its output is too large: until its time limit it could fill the disk.
    private func watchSize(of output: Int32, by process: ProgramProcess) -> Task<Void, Never>? {
        guard let maximum = maximumOutputByteCount else { return nil }
        return Task.detached {
            while (try? await Task.sleep(for: Self.outputInterval)) != nil {
                guard Platform.byteCount(ofFile: output) > maximum else { continue }
                return process.kill()
            }
        }
    }

    static func fault(of program: String) -> ProgramHandler.ProgramError? {
        do throws(ProgramHandler.ProgramError) {
            try checkName(program)
        } catch {
            return error
        }
        do throws(Platform.Failure) {
            try Platform.SearchPath.check(try Platform.SearchPath.program(named: program))
            return nil
        } catch {
            return ProgramHandler.ProgramError(
                program: program, problem: .cannotStart(error.description))
        }
    }

    private static func checkName(_ program: String) throws(ProgramHandler.ProgramError) {
        guard !program.utf8.contains(0) else {
            throw ProgramHandler.ProgramError(
                program: program, problem: .cannotStart("its name contains a NUL character"))
        }
    }

    private static func problem(of failure: ProgramProcess.Failure)
        -> ProgramHandler.ProgramError.Problem
    {
        switch failure {
        case .input(let failure): .cannotPassRecord(failure.description)
        case .start(let failure): .cannotStart(failure.description)
        }
    }
}
