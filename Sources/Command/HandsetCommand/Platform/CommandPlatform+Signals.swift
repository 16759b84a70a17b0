import Glibc
package import Handset

extension Platform {
    package static let termination: Int32 = SIGTERM

    /// Sets the signals of pipes, files and programs as the command needs them.
    static func prepareSignals() {
        // A closed pipe becomes an error number instead of a signal.
        signal(SIGPIPE, SIG_IGN)
        // So does a file that is as large as the caller allows.
        signal(SIGXFSZ, SIG_IGN)
        // If the caller ignores it, `waitpid` cannot wait for programs.
        signal(SIGCHLD, SIG_DFL)
    }

    static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Ends the process by a signal, so that a shell sees the cause.
    static func end(by signal: Int32) -> Never {
        Glibc.signal(signal, SIG_DFL)
        SignalSet([signal]).unblock()
        raise(signal)
        // Signals do not end the first process of a container.
        _exit(128 + signal)
    }

    /// Sleeps until a signal comes to this thread.
    static func pause() { _ = Glibc.pause() }

    struct SignalSet: Sendable {
        private var signals = sigset_t()

        init(_ signals: some Sequence<Int32>) {
            sigemptyset(&self.signals)
            for signal in signals { sigaddset(&self.signals, signal) }
        }

        /// Makes the signals wait in this thread, and in the threads that it starts.
        func block() { mask(SIG_BLOCK) }

        func unblock() { mask(SIG_UNBLOCK) }

        /// Waits for one of the signals, all of which must be blocked; `nil` if waiting failed.
        func wait() -> Int32? {
            var signals = signals
            var signal: Int32 = 0
            return sigwait(&signals, &signal) == 0 ? signal : nil
        }

        private func mask(_ how: Int32) {
            var signals = signals
            pthread_sigmask(how, &signals, nil)
        }
    }
}
