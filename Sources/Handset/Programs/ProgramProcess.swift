internal import Dispatch
internal import Glibc

/// A running program, in a process group of its own.
///
/// Foundation's `Process` would leak: on Linux each one that is awaited without blocking stays in memory,
/// with its open files.
final class ProgramProcess: Sendable {
    /// A failed call of the system.
    enum Failure: Error {
        /// The file for the program's input cannot be created; the system's error number.
        case input(Int32)
        /// The program cannot be started; the system's error number.
        case start(Int32)
    }

    /// The end of a program.
    enum End {
        case exited(Int32)
        case killed(Int32)
        /// The system does not report the end; its error number.
        case unknown(Int32)
    }

    private let identifier: pid_t
    private let hasEnded = Locked(false)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: A path if it contains a `/`, otherwise a name to be found in `PATH`.
    ///   - argument: The program's only argument.
    ///   - input: The program's standard input.
    ///   - outputDescriptor: The open file for the program's output and errors.
    /// - Throws: ``Failure`` if a call of the system fails.
    init(
        program: String, argument: String, input: [UInt8], outputDescriptor: Int32
    ) throws(Failure) {
        let inputDescriptor = try Self.openFile(holding: input)
        defer { close(inputDescriptor) }

        var actions = posix_spawn_file_actions_t()
        try Self.check(posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, target) in [
            (inputDescriptor, STDIN_FILENO), (outputDescriptor, STDOUT_FILENO),
            (outputDescriptor, STDERR_FILENO),
        ] {
            try Self.check(posix_spawn_file_actions_adddup2(&actions, descriptor, target))
        }

        var attributes = posix_spawnattr_t()
        try Self.check(posix_spawnattr_init(&attributes))
        defer { posix_spawnattr_destroy(&attributes) }
        // The program starts with default signals, as from a shell, even if they are ignored here.
        var signals = sigset_t()
        sigemptyset(&signals)
        try Self.check(posix_spawnattr_setsigmask(&attributes, &signals))
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGCHLD)
        try Self.check(posix_spawnattr_setsigdefault(&attributes, &signals))
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        try Self.check(posix_spawnattr_setflags(&attributes, Int16(flags)))

        let arguments = [strdup(program), strdup(argument), nil]
        defer { for case let argument? in arguments { free(argument) } }
        guard arguments[0] != nil, arguments[1] != nil else { throw .start(ENOMEM) }
        var identifier = pid_t()
        try Self.check(
            posix_spawnp(&identifier, program, &actions, &attributes, arguments, environ))
        self.identifier = identifier
    }

    /// Checks the error number that a function of `posix_spawn` returns.
    private static func check(_ code: Int32) throws(Failure) {
        guard code == 0 else { throw .start(code) }
    }

    /// Waits for the program's end; call it once.
    func end() async -> End {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: self.waitForEnd())
            }
        }
    }

    /// Kills the program's process group.
    func kill() {
        hasEnded.withLock { hasEnded in
            // After the wait, another process may have its number.
            if !hasEnded { _ = Glibc.kill(-identifier, SIGKILL) }
        }
    }

    private func waitForEnd() -> End {
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR
        {}
        return hasEnded.withLock { hasEnded in
            hasEnded = true
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) < 0 {
                if errno != EINTR { return .unknown(errno) }
            }
            let signal = status & 0x7F
            return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
        }
    }

    /// Opens a file without a name that contains some bytes.
    ///
    /// Unlike a pipe, it can be written completely before the program starts to read.
    private static func openFile(holding bytes: [UInt8]) throws(Failure) -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let path = "\(folder.isEmpty ? "/tmp" : folder)/handset-\(UInt64.random(in: 0 ... .max))"
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .input(errno) }
        unlink(path)
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if count >= 0 {
                written += count
            } else if errno != EINTR {
                let code = errno
                close(descriptor)
                throw .input(code)
            }
        }
        lseek(descriptor, 0, SEEK_SET)
        return descriptor
    }
}
