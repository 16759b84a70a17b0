import Glibc
import Handset
import Synchronization

/// An error that stops reading, because a signal has asked the command to stop.
struct StopRequest: Error, CustomStringConvertible {
    /// The number of the signal.
    let signal: Int32

    var description: String { "stopped by \(signal == SIGINT ? "SIGINT" : "SIGTERM")" }
}

/// The signals that ask the command to stop: SIGINT and SIGTERM.
///
/// Every thread blocks them, and one thread waits for them. So no code runs in a signal handler, and it
/// makes no difference if the caller has blocked them. A signal that the caller ignores stays ignored, as
/// shells do for background jobs.
package enum StopSignal {
    /// A descriptor that becomes readable when a signal has come; nothing reads from it.
    private(set) nonisolated(unsafe) static var descriptor: Int32 = -1  // because it is set before
    // other threads start

    private static let received = Atomic<Int32>(0)
    private static let isExpected = Atomic<Bool>(false)
    private static let handler = Locked<(@Sendable () -> Void)?>(nil)
    private nonisolated(unsafe) static var wake: Int32 = -1  // for the same reason
    /// The signals that the thread waits for.
    private nonisolated(unsafe) static var signals = sigset_t()  // for the same reason

    /// The signal that has come and has not ended the process yet, or `nil`.
    static var pending: Int32? {
        let signal = received.load(ordering: .acquiring)
        return signal == 0 ? nil : signal
    }

    /// Starts waiting for signals; must be called once, before other threads start.
    static func listen() {
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM] {
            var action = sigaction()
            sigaction(signal, nil, &action)
            let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
            let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            if handler != ignored { sigaddset(&signals, signal) }
        }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (descriptor, wake) = (ends[0], ends[1])
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        var thread = pthread_t()
        let code = pthread_create(&thread, nil, { _ in StopSignal.waitForever() }, nil)
        if code != 0 { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
    }

    /// Defers the next signal to callers that check `pending`; without this call it ends the process.
    static func expect() { isExpected.store(true, ordering: .releasing) }

    /// Makes the next signal call a closure, which ends the command in order.
    ///
    /// The signal after that ends the process at once.
    package static func expect(_ obey: @escaping @Sendable () -> Void) {
        handler.withLock { $0 = obey }
        expect()
    }

    /// Throws if a signal has come.
    static func check() throws(StopRequest) {
        if let signal = pending { throw StopRequest(signal: signal) }
    }

    /// Ends the process by the signal itself, so that a shell sees the cause.
    static func end(by signal: Int32) -> Never {
        ProgramHandler.endAll()
        Glibc.signal(signal, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(signal)
        // Signals do not end the first process of a container.
        _exit(128 + signal)
    }

    private static func waitForever() -> Never {
        var isFirst = true
        while true {
            var signal: Int32 = 0
            guard sigwait(&signals, &signal) == 0 else { continue }
            // A second signal ends the process at once.
            guard isFirst, isExpected.load(ordering: .acquiring) else { end(by: signal) }
            isFirst = false
            if let obey = handler.withLock({ $0 }) {
                obey()
                continue
            }
            received.store(signal, ordering: .releasing)
            var byte: UInt8 = 0
            write(wake, &byte, 1)
            ProgramHandler.endAll()
        }
    }
}
