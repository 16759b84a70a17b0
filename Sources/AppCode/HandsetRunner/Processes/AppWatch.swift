import Foundation
import Handset

/// The watch over a process of an app's program, which ends it when it takes more than it may.
final class AppWatch: Sendable {
    /// The thing of which it has taken too much.
    enum Excess: Sendable {
        case time
        /// Memory, beyond this number of bytes.
        case memory(Int)
        /// Lines that it has written, beyond this number of bytes.
        case log(Int)

        /// The excess as the message of a crash; `nil` if the process hung.
        var crash: AppCrash? {
            switch self {
            case .time: nil
            case .memory(let bound):
                AppCrash(
                    message:
                        "it took more than \(bound) bytes of memory (--limit app-memory), and was ended",
                    trace: [])
            case .log(let bound):
                AppCrash(
                    message: "it wrote more than \(bound) bytes of lines, and was ended", trace: [])
            }
        }
    }

    private static let interval = Duration.milliseconds(50)
    /// The number of bytes that an app may write in a run.
    static let maximumLog = 64 << 20

    private let found: Locked<Excess?>
    private let task: Task<Void, Never>

    /// - Parameters:
    ///   - process: The process.
    ///   - log: The file into which it writes.
    ///   - time: The time that it has from now on.
    ///   - memory: The number of bytes of memory that it and what it starts may have for themselves.
    init(
        _ process: ProgramProcess, _ log: OutputFile, within time: Duration, memory: Int
    ) {
        let found = Locked<Excess?>(nil)
        self.found = found
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
                        .log(Self.maximumLog)
                    } else if ProcessGroupMemory(of: process.identifier).byteCount > memory {
                        .memory(memory)
                    } else {
                        nil
                    }
                guard let excess else { continue }
                found.withLock { $0 = excess }
                process.kill()
                return
            }
        }
    }

    /// Ends the watch.
    ///
    /// - Returns: The reason for which it has ended the process; `nil` if it has not.
    func end() -> Excess? {
        task.cancel()
        return found.withLock(\.self)
    }
}
