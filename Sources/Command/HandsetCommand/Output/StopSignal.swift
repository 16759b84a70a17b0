import Handset
import Synchronization

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
    private static let isEnding = Atomic<Bool>(false)
    private static let handler = Locked<(@Sendable (_ signal: Int32) -> Void)?>(nil)
    private static let cleaning = Locked<(@Sendable () -> Void)?>(nil)
    private nonisolated(unsafe) static var wake: Int32 = -1  // for the same reason
    private nonisolated(unsafe) static var signals = Platform.SignalSet([])  // for the same reason

    /// The signal that has come and has not ended the process yet, or `nil`.
    static var pending: Int32? {
        let signal = received.load(ordering: .acquiring)
        return signal == 0 ? nil : signal
    }

    /// The signal that ends the process after the command, or `nil`.
    ///
    /// A closure of ``expect(_:)`` ends the command in its own way, and with its own status.
    static var pendingEnd: Int32? { handler.withLock { $0 } == nil ? pending : nil }

    /// Starts waiting for signals; must be called once, before other threads start.
    static func listen() {
        signals = Platform.SignalSet(
            [Platform.interruption, Platform.termination].filter { !Platform.isIgnored($0) })
        guard let pipe = Platform.makePipe() else { return }
        (descriptor, wake) = (pipe.readEnd, pipe.writeEnd)
        signals.block()
        if !Platform.startThread({ _ in StopSignal.waitForever() }) { signals.unblock() }
    }

    /// Defers the next signal to callers that check `pending`; without this call it ends the process.
    static func expect() { isExpected.store(true, ordering: .releasing) }

    /// Makes the next signal call a closure; the one after that ends the process at once.
    package static func expect(_ obey: @escaping @Sendable (_ signal: Int32) -> Void) {
        handler.withLock { $0 = obey }
        expect()
    }

    /// Calls a short closure, which removes what may not stay, before a signal ends the process at once.
    package static func beforeEnd(_ clean: @escaping @Sendable () -> Void) {
        cleaning.withLock { $0 = clean }
    }

    static func check() throws(StopRequest) {
        if let signal = pending { throw StopRequest(signal: signal) }
    }

    /// Ends the process by the signal itself, so that a shell sees the cause.
    static func end(by signal: Int32) -> Never {
        isEnding.store(true, ordering: .releasing)
        ProgressLine.leave()
        ProgramHandler.endAll()
        cleaning.withLock { $0 }?()
        TemporaryNames.all.removeAll()
        Platform.end(by: signal)
    }

    /// Waits for the end of the process if a signal is ending it.
    ///
    /// The command may have ended meanwhile, because its program was killed; its status would hide the signal.
    static func waitForEnd() {
        while isEnding.load(ordering: .acquiring) { Platform.pause() }
    }

    private static func waitForever() -> Never {
        var isFirst = true
        while true {
            guard let signal = signals.wait() else { continue }
            // A second signal ends the process at once.
            guard isFirst, isExpected.load(ordering: .acquiring) else { end(by: signal) }
            isFirst = false
            received.store(signal, ordering: .releasing)
            // If the pipe is gone, callers see the signal before their next read.
            _ = try? Platform.write([0], to: wake)
            if let obey = handler.withLock({ $0 }) {
                obey(signal)
            } else {
                RunningPrograms.all.endAll(for: StopRequest(signal: signal))
            }
        }
    }
}
