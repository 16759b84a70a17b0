import Glibc
import Handset
import Synchronization

/// The signals that ask the command to stop: SIGINT and SIGTERM.
///
/// They are blocked on every thread, and one thread waits for them. So nothing has to be safe in a signal
/// handler, and it does not matter whether the caller has blocked them. One that the caller ignores stays
/// ignored, as it is for what a script runs in the background.
package enum StopSignal {
    /// Can be read from as soon as a signal has come; never is.
    private(set) nonisolated(unsafe) static var descriptor: Int32 = -1  // because it is set before
    // there are other threads

    private static let received = Atomic<Int32>(0)
    private static let isExpected = Atomic<Bool>(false)
    private static let obedience = Locked<(@Sendable () -> Void)?>(nil)
    private nonisolated(unsafe) static var wake: Int32 = -1  // for the same reason
    /// The signals that are waited for.
    private nonisolated(unsafe) static var signals = sigset_t()  // for the same reason

    /// The signal that has come and is not yet obeyed, or `nil`.
    static var pending: Int32? {
        let signal = received.load(ordering: .acquiring)
        return signal == 0 ? nil : signal
    }

    /// Begins to wait for signals; to be called once, before there are other threads.
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

    /// Lets the next signal be obeyed by who asks for it, instead of ending the process at once.
    static func expect() { isExpected.store(true, ordering: .releasing) }

    /// Lets the next signal call a closure, which sees to it that all ends well; the one after it ends the
    /// process at once.
    package static func expect(_ obey: @escaping @Sendable () -> Void) {
        obedience.withLock { $0 = obey }
        expect()
    }

    /// Throws if a signal has come.
    static func check() throws(StopRequest) {
        if let signal = pending { throw StopRequest(signal: signal) }
    }

    /// Ends the process as the signal itself would have done, so that a shell sees what has happened.
    static func end(by signal: Int32) -> Never {
        ProgramHandler.endAll()
        Glibc.signal(signal, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(signal)
        // The first process of a container is not ended by signals.
        _exit(128 + signal)
    }

    private static func waitForever() -> Never {
        var isFirst = true
        while true {
            var signal: Int32 = 0
            guard sigwait(&signals, &signal) == 0 else { continue }
            // Whoever sends a second one wants the end at once.
            guard isFirst, isExpected.load(ordering: .acquiring) else { end(by: signal) }
            isFirst = false
            if let obey = obedience.withLock({ $0 }) {
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
