import Foundation
import Handset

/// The program of `--exec`, which is running.
struct SenderProgram: Sendable {
    /// The number of seconds that the program has for its end after a signal.
    static let grace = 5

    private let process: ProgramProcess
    private let ending: AsyncStream<ListenEnding>.Continuation

    /// Starts a command line of the shell; `ending` gets its end, and the end of the time for it.
    init(
        _ line: String, _ variables: SenderVariables,
        ending: AsyncStream<ListenEnding>.Continuation
    ) throws(Platform.Failure) {
        let process = try ProgramProcess(
            shell: line,
            environment: variables.environment(in: ProcessInfo.processInfo.environment))
        Task.detached { ending.yield(.programEnded(await process.end())) }
        self.process = process
        self.ending = ending
    }

    /// Sends a signal to the program's process group, after which the program should end.
    func send(signal: Int32) {
        process.send(signal: signal)
        Task { [ending] in
            try await Task.sleep(for: .seconds(Self.grace))
            ending.yield(.programOverdue)
        }
    }

    /// Kills the program's process group.
    func kill() { process.kill() }
}

extension ProgramProcess.End {
    /// The exit status as shells report it: 128 and the signal's number for a program that a signal
    /// ended.
    var status: Int32 {
        switch self {
        case .exited(let status): status
        case .killed(let signal): 128 + signal
        case .unknown: 1
        }
    }
}
