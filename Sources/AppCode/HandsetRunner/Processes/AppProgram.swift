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
    var launcher: [String] = []

    /// The arguments that start it.
    var words: [String] { launcher + [path] }

    /// Gives requests to a new process, until it ends.
    ///
    /// On a phone the crash of a service extension does not end the app: the requests are then given to another process,
    /// whose extension crashes without a trace.
    ///
    /// - Parameters:
    ///   - requests: The requests, of which the first begins.
    ///   - limit: The time that the process has; after that it is ended.
    /// - Returns: Its answers: fewer than requests if it has ended before, which the last of them tells.
    /// - Throws: ``PackageFault``, and ``StopRequest`` if a signal has ended the process.
    func run(_ requests: [RunRequest], within limit: Duration) async throws -> [AppAnswer] {
        let answers = try await runOnce(requests, within: limit)
        guard let last = answers.last, last.isOfExtension, let crash = last.run.crash else {
            return answers
        }
        return try await runOnce(requests.map(\.withExtensionCrash), within: limit).map { answer in
            answer.telling(crashOfExtension: crash)
        }
    }

    private func runOnce(
        _ requests: [RunRequest], within limit: Duration
    ) async throws -> [AppAnswer] {
        let end = ContinuousClock.now + limit
        let process = try AppProgramProcess(of: self)
        var answers: [AppAnswer] = []
        do {
            for request in requests where answers.last?.hasEnded != true {
                answers.append(
                    try await process.answer(
                        request, within: ContinuousClock.now.duration(to: end)))
            }
        } catch {
            await process.kill()
            throw error
        }
        await process.kill()
        return answers
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
