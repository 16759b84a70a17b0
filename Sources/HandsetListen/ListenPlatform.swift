import Glibc
import Handset
import HandsetCommand

// The calls of the system that only `listen` needs. No other file of this target imports the C library.

extension Platform {
    /// Lets a process in the background read its terminal without being stopped: the read fails.
    static func ignoreStopAtTerminalRead() { signal(SIGTTIN, SIG_IGN) }

    /// Reads the next bytes of standard input, and waits for them.
    ///
    /// A process in the background of its terminal waits until it is in the foreground.
    ///
    /// - Returns: The number of bytes, 0 at the end or if it cannot be read.
    static func readStandardInput(into buffer: inout [UInt8]) -> Int {
        while true {
            let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
            if count >= 0 { return count }
            switch errno {
            case EINTR: break
            case EAGAIN:
                var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                poll(&ready, 1, -1)
            case EIO where isTerminal(STDIN_FILENO) && tcgetpgrp(STDIN_FILENO) != getpgrp():
                sleep(1)
            default: return 0
            }
        }
    }

    /// Raises the limit on open files, and so on connections, as far as the system allows.
    ///
    /// The limit in most shells is 1,024, less than the connections that senders may open.
    static func raiseOpenFileLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Returns true if a process of this number is running, of any user.
    static func isRunning(process number: Int64) -> Bool {
        guard number > 0, let identifier = pid_t(exactly: number) else { return false }
        return kill(identifier, 0) == 0 || errno == EPERM
    }
}
