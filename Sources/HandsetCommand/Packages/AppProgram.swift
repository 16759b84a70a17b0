import Foundation
import Handset

/// The program of an app in a team's package, each run of which is a process of its own.
struct AppProgram: Sendable {
    /// The settings of Swift's runtime for a crash: the functions of the thread, without colours and registers.
    private static let backtrace =
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,sanitize=no"

    /// The name of its target.
    let name: String
    let path: String

    /// Gives requests to a new process, and waits for its end.
    ///
    /// - Parameters:
    ///   - requests: The requests, of which the first begins.
    ///   - limit: The time that the process has; after that it is ended.
    /// - Returns: What it has answered.
    /// - Throws: ``PackageFault``, and ``StopRequest`` if a signal has ended the process.
    func run(_ requests: [RunRequest], within limit: Duration) async throws -> AppProgramAnswer {
        let encoder = JSONEncoder()
        var input: [UInt8] = []
        for request in requests {
            input += try encoder.encode(request)
            input.append(UInt8(ascii: "\n"))
        }
        let (answers, log) = (try OutputFile(), try OutputFile())
        let folder = try AppContainerFolder()
        // It is there until the process has ended.
        defer { withExtendedLifetime(folder) {} }
        let process: ProgramProcess
        do {
            process = try ProgramProcess(
                [path], environment: Self.environment(in: folder), input: input,
                output: answers.descriptor,
                errors: log.descriptor)
        } catch {
            throw PackageFault.system("\(error)")
        }
        RunningPrograms.all.add(process)
        defer { RunningPrograms.all.remove(process) }
        let isLate = Locked(false)
        let watch = Task {
            guard (try? await Task.sleep(for: limit)) != nil else { return }
            isLate.withLock { $0 = true }
            process.kill()
        }
        let end = await withTaskCancellationHandler {
            await process.end()
        } onCancel: {
            process.kill()
        }
        watch.cancel()
        try Task.checkCancellation()
        try StopSignal.checkEnd()
        return try AppProgramAnswer(
            of: name, answers: answers.bytes(), log: log.bytes(), end,
            isLate: isLate.withLock { $0 },
            count: requests.count)
    }

    /// Returns the variables of a process that runs an app.
    static func environment(in folder: AppContainerFolder) -> [String] {
        environment + ["HANDSET_APP_FOLDER=\(folder.path)"]
    }

    private static let environment: [String] = {
        var variables = ProcessInfo.processInfo.environment
        variables["SWIFT_BACKTRACE"] = backtrace
        variables["HANDSET_APP_FOLDER"] = nil
        return variables.map { "\($0)=\($1)" }
    }()
}
