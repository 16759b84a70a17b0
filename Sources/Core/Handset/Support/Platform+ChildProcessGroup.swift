internal import Foundation

extension Platform.ChildProcess {
    func killGroup() { signalGroup(SIGKILL) }

    func signalGroup(_ signal: Int32) { kill(-identifier, signal) }

    func stopGroup() { signalGroup(SIGSTOP) }

    func continueGroup() { signalGroup(SIGCONT) }

    /// Stops this process together with the program, as Control-Z does, and goes on with it.
    ///
    /// While this process is stopped, its shell has the terminal. Without a terminal, only the program stays
    /// stopped: this process would stay so for ever.
    func stopTogether(by signal: Int32) {
        let foreground = tcgetpgrp(STDIN_FILENO)
        guard foreground >= 0 else { return }
        let hasTerminal = foreground == identifier
        // The program used the terminal before it was put into the foreground.
        if hasTerminal, signal == SIGTTIN || signal == SIGTTOU {
            return signalGroup(SIGCONT)
        }
        if hasTerminal { Self.putIntoForeground(getpgrp()) }
        kill(0, SIGTSTP)
        // Another thread may take the signal a moment later.
        usleep(10_000)
        if tcgetpgrp(STDIN_FILENO) == getpgrp() { Self.putIntoForeground(identifier) }
        signalGroup(SIGCONT)
    }

    /// Takes the terminal back from the program, which has ended.
    func takeTerminalBack() {
        guard tcgetpgrp(STDIN_FILENO) == identifier else { return }
        Self.putIntoForeground(getpgrp())
    }

    /// Puts a process group into the foreground of the terminal on standard input.
    static func putIntoForeground(_ group: pid_t) {
        // The system would stop a process in the background that does this.
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTTOU)
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        tcsetpgrp(STDIN_FILENO, group)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
