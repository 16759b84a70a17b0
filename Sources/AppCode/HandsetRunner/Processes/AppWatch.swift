import Foundation
import Handset

/// The watch over a process of an app's program, which ends it when it takes more than it may.
final class AppWatch: Sendable {
    /// The reason why it was ended, such as the thing of which it has taken too much.
    enum Excess: Sendable {
        case time
        /// Another bound than that of time.
        case bound(Reason.CrashCause)

        /// The excess as a crash; `nil` if the process hung.
        var crash: AppCrash? {
            guard case .bound(let cause) = self, let message = cause.message else { return nil }
            return AppCrash(message: message, trace: [], cause: cause)
        }
    }

    private static let interval = Duration.milliseconds(50)
    /// The number of bytes that an app may write in a run.
    static let maximumLog = 64 << 20

    private struct State: Sendable {
        var found: Excess?
        var isOver = false
    }

    private let state: Locked<State>
    private let task: Task<Void, Never>

    /// - Parameters:
    ///   - process: The process.
    ///   - log: The file into which it writes.
    ///   - answers: The file through which it answers; `nil` if that is not known.
    ///   - time: The time that it has from now on.
    ///   - memory: The number of bytes of memory that it and what it starts may have for themselves.
    init(
        _ process: ProgramProcess, _ log: OutputFile, _ answers: OpenFile?, within time: Duration,
        memory: Int
    ) {
        let state = Locked(State())
        self.state = state
        task = Task.detached {
            let end = ContinuousClock.now + time
            let start = log.byteCount
            while true {
                let left = ContinuousClock.now.duration(to: end)
                guard (try? await Task.sleep(for: min(Self.interval, left))) != nil else { return }
                let excess: Excess? =
                    if ContinuousClock.now >= end {
                        .time
                    } else if log.byteCount - start > Self.maximumLog {
                        .bound(.lines(bound: Self.maximumLog))
                    } else if ProcessGroupMemory(of: process.identifier).byteCount > memory {
                        .bound(.memory(bound: memory))
                    } else if answers?.isClosed(in: process.identifier) == true {
                        .bound(.closedAnswers)
                    } else {
                        nil
                    }
                guard let excess else { continue }
                // After the end of this watch, the process may be about its next request.
                state.withLock { state in
                    guard !state.isOver else { return }
                    state.found = excess
                    process.kill()
                }
                return
            }
        }
    }

    /// Ends the watch.
    ///
    /// - Returns: The reason for which it has ended the process; `nil` if it has not.
    func end() -> Excess? {
        task.cancel()
        return state.withLock { state in
            state.isOver = true
            return state.found
        }
    }
}
