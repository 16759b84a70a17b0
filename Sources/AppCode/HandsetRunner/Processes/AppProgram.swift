import Foundation
import Handset

/// The program of an app in a team's package, each run of which is a process of its own.
package struct AppProgram: Sendable {
    /// The settings of Swift's runtime for a crash: the functions of the thread, without colours and registers.
    private static let backtrace =
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,sanitize=no"

    /// The name of its target.
    package let name: String
    let path: String
    /// The number of bytes of memory that a process of it may have for itself.
    let maximumMemory: Int
    /// The arguments before its path with which it starts, such as ``LoneNetwork``'s.
    let launcher: [String]

    /// The arguments that start it.
    var words: [String] { launcher + [path] }

    /// - Parameters:
    ///   - name: The name of its target.
    ///   - path: Its path.
    ///   - maximumMemory: The number of bytes of memory that a process of it may have for itself.
    ///   - launcher: The arguments before its path with which it starts.
    package init(name: String, path: String, maximumMemory: Int, launcher: [String] = []) {
        self.name = name
        self.path = path
        self.maximumMemory = maximumMemory
        self.launcher = launcher
    }

    /// Gives requests to a new process, and waits for its end.
    ///
    /// On a phone the crash of a service extension does not end the app: the requests are then given to another process,
    /// whose extension crashes without a trace.
    ///
    /// - Parameters:
    ///   - requests: The requests, of which the first begins.
    ///   - limit: The time that the process has; after that it is ended.
    ///   - extensionCrash: The crash of the extension in an earlier process; `nil` if there was none.
    /// - Returns: What it has answered.
    /// - Throws: ``PackageFault``, and ``StopRequest`` if a signal has ended the process.
    func run(
        _ requests: [RunRequest], within limit: Duration, after extensionCrash: AppCrash? = nil
    ) async throws -> AppProgramAnswer {
        let encoder = JSONEncoder()
        var input: [UInt8] = []
        for request in extensionCrash == nil ? requests : requests.map(\.withExtensionCrash) {
            input += try encoder.encode(request)
            input.append(UInt8(ascii: "\n"))
        }
        let (answers, log) = (try OutputFile(), try OutputFile())
        let folder = try AppContainerFolder()
        // It is there until the process has ended.
        defer { withExtendedLifetime(folder) {} }
        let mark = Self.newMark()
        let process: ProgramProcess
        do {
            process = try ProgramProcess(
                words, environment: Self.environment(in: folder, mark), input: input,
                output: answers.descriptor, errors: log.descriptor, others: Self.others)
        } catch {
            throw PackageFault.system("\(error)")
        }
        RunningPrograms.all.add(process)
        defer { RunningPrograms.all.remove(process) }
        let watch = AppWatch(process, log, within: limit, memory: maximumMemory)
        let end = await withTaskCancellationHandler {
            await process.end()
        } onCancel: {
            process.kill()
        }
        let excess = watch.end()
        Platform.killProcesses(startedWith: mark, after: process.identifier)
        try Task.checkCancellation()
        try RunningPrograms.all.checkEnd()
        var answer = try AppProgramAnswer(
            of: name, answers: answers.bytes(), log: log, end, excess: excess,
            count: requests.count)
        if let crash = answer.crash, extensionCrash == nil, excess == nil, folder.extensionRuns {
            return try await run(requests, within: limit, after: crash)
        }
        answer.extensionCrash = extensionCrash
        return answer
    }

    /// The open files of a process that runs an app, from number 3 on.
    static var others: [Int32] { Lifeline.files }

    /// Returns a new variable for the environment of a process, which the processes that it starts have too.
    static func newMark() -> String { "\(Lifeline.mark)=\(UUID().uuidString)" }

    /// Returns the variables of a process that runs an app; the last one marks it.
    static func environment(in folder: AppContainerFolder, _ mark: String) -> [String] {
        environment + ["HANDSET_APP_FOLDER=\(folder.path)", mark]
            + (others.isEmpty ? [] : ["\(Lifeline.variable)=3"])
    }

    private static let environment: [String] = {
        var variables = ProcessInfo.processInfo.environment
        variables["SWIFT_BACKTRACE"] = backtrace
        variables["HANDSET_APP_FOLDER"] = nil
        variables[Lifeline.variable] = nil
        return variables.map { "\($0)=\($1)" }
    }()
}
