import Foundation
import Glibc

/// The signals that end the gateway: SIGINT and SIGTERM.
enum TerminationSignals {
    private static var both: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGINT)
        sigaddset(&set, SIGTERM)
        return set
    }

    /// Keeps the signals until somebody waits for them; to be called before there is a second thread.
    static func block() {
        var set = both
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Calls a closure at the first signal; the second one ends the process at once.
    static func watch(_ body: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            var set = both
            var signal: Int32 = 0
            while sigwait(&set, &signal) != 0 {}
            body()
            while sigwait(&set, &signal) != 0 {}
            // The status says which signal it was, as that of any program that one has ended.
            Glibc.signal(signal, SIG_DFL)
            pthread_sigmask(SIG_UNBLOCK, &set, nil)
            kill(getpid(), signal)
        }
    }
}
