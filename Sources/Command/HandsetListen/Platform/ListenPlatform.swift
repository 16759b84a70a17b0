import Glibc
import Handset
import HandsetCommand

// The calls of the system that only `listen` needs. No other file of this target imports the C library.

extension Platform.Failure {
    /// The folder has no room for another file.
    static let full = Platform.Failure(code: ENOSPC)
}

extension Platform {
    /// Lets a process in the background read its terminal without being stopped: the read fails.
    static func ignoreStopAtTerminalRead() { signal(SIGTTIN, SIG_IGN) }

    /// Waits for the next bytes of standard input; returns 0 at the end or if it cannot be read.
    ///
    /// A process in the background of its terminal waits until it is in the foreground.
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

    /// Raises the limit on open files, if it is lower; returns the limit, which the system may keep lower.
    static func raiseOpenFileLimit(toAtLeast count: Int) -> Int {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(resource, &limit) == 0 else { return count }
        if limit.rlim_cur < count {
            limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
            setrlimit(resource, &limit)
        }
        return Int(exactly: limit.rlim_cur) ?? .max
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

    /// Calls a closure with each name in a folder, as bytes.
    static func forEachName(
        inFolder path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(Failure) {
        guard let folder = opendir(path) else { throw .ofLastCall }
        defer { closedir(folder) }
        while true {
            errno = 0
            guard let entry = readdir(folder) else {
                guard errno == 0 else { throw .ofLastCall }
                return
            }
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                let size = MemoryLayout.size(ofValue: name.pointee)
                name.withMemoryRebound(to: UInt8.self, capacity: size) { bytes in
                    body(
                        UnsafeBufferPointer(
                            start: bytes,
                            count: strnlen(
                                UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self), size)))
                }
            }
        }
    }

    /// Returns true if a process of this number is running, of any user.
    static func isRunning(process number: Int64) -> Bool {
        guard number > 0, let identifier = pid_t(exactly: number) else { return false }
        return kill(identifier, 0) == 0 || errno == EPERM
    }

    /// Opens a file, creates it if it is missing, and locks it; `nil` if another descriptor locks it.
    ///
    /// Programs that this process starts do not inherit the descriptor. The lock ends when the caller closes
    /// it, or when the process ends.
    static func lockFileAtOnce(_ path: String) throws(Failure) -> Int32? {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .ofLastCall }
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return descriptor }
        let failure = Failure.ofLastCall
        close(descriptor)
        guard failure.code == EWOULDBLOCK else { throw failure }
        return nil
    }

    /// Returns true if a descriptor of this process or another locks a file.
    static func isLocked(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }

    static func replaceContents(of descriptor: Int32, with bytes: [UInt8]) throws(Failure) {
        guard ftruncate(descriptor, 0) == 0,
            pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
        else { throw .ofLastCall }
    }
}
