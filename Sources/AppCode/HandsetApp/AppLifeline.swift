internal import Foundation
internal import Handset

/// The end of this process when `handset`, which has started it, has ended without ending it.
enum AppLifeline {
    /// Waits for that on a thread of its own, which the app's code cannot block.
    ///
    /// Nothing is done in a process that was not started by `handset`.
    static func watch() {
        guard
            let descriptor = ProcessInfo.processInfo.environment[Lifeline.variable].flatMap(
                Int32.init),
            descriptor > STDERR_FILENO
        else { return }
        unsetenv(Lifeline.variable)
        let mark = ProcessInfo.processInfo.environment[Lifeline.mark]
            .map { "\(Lifeline.mark)=\($0)" }
        // What the app starts has no part in it.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        Thread.detachNewThread {
            var byte: UInt8 = 0
            var count = 0
            repeat { count = read(descriptor, &byte, 1) } while count < 0 && errno == EINTR
            // The app may have closed the file, which says nothing.
            guard count == 0 else { return }
            Platform.killDescendants(of: getpid())
            // Those whose parents have ended are no descendants any more.
            if let mark { Platform.killProcesses(startedWith: mark, after: getpid()) }
            Platform.killOwnGroup()
        }
    }
}
