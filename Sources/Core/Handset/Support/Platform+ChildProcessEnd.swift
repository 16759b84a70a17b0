internal import Foundation

extension Platform.ChildProcess {
    /// Waits until the process has ended; its number stays its own until ``end()``.
    ///
    /// - Parameter stopped: Called with each signal that has stopped the process, such as Control-Z's.
    func waitUntilEnded(stopped: ((_ signal: Int32) -> Void)? = nil) {
        while true {
            var information = siginfo_t()
            let options = WEXITED | WNOWAIT | (stopped == nil ? 0 : WSTOPPED)
            guard waitid(P_PID, id_t(identifier), &information, options) == 0 else {
                if errno == EINTR { continue }
                return
            }
            guard information.si_code == CLD_STOPPED, let stopped else { return }
            // Takes the stop away, which would be reported again.
            waitid(P_PID, id_t(identifier), &information, WSTOPPED)
            stopped(Self.signal(of: information))
        }
    }

    private static func signal(of information: siginfo_t) -> Int32 {
        #if canImport(Glibc)
        information._sifields._sigchld.si_status
        #elseif canImport(Musl)
        information.__si_fields.__si_common.__second.__sigchld.si_status
        #else
        information.si_status
        #endif
    }

    /// Waits for all processes of the group; only on Linux, since elsewhere they are not known.
    func waitForGroup(while mayWait: () -> Bool) {
        while mayWait(), isGroupRunning { usleep(20_000) }
    }

    private var isGroupRunning: Bool {
        Platform.processes(ofGroup: identifier).contains(where: Platform.isRunning)
    }

    /// Returns how the process ended, and the time of a processor that it took with the processes that it has waited for;
    /// gives its number back, and is called once.
    func end() throws(Platform.Failure) -> (end: End, processorTime: Duration) {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(identifier, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw .ofLastCall }
        }
        let signal = status & 0x7F
        return (
            signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal),
            Self.duration(usage.ru_utime) + Self.duration(usage.ru_stime)
        )
    }

    private static func duration(_ time: timeval) -> Duration {
        .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
    }
}
