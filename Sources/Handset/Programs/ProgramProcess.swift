internal import Dispatch
internal import Glibc

/// A running program, in a process group of its own.
///
/// Foundation's `Process` is not used: on Linux each one that is waited for without blocking stays in
/// memory for good, with its open files.
final class ProgramProcess: Sendable {
    /// Says that the system refused something.
    enum Failure: Error {
        /// The file for the program's input cannot be made; the system's error number.
        case input(Int32)
        /// The program cannot be started; the system's error number.
        case start(Int32)
    }

    /// How a program ended.
    enum End {
        case exited(Int32)
        case killed(Int32)
        /// The system does not say; its error number.
        case unknown(Int32)
    }

    private let identifier: pid_t
    private let hasEnded = Locked(false)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: A path if there is a `/` in it, otherwise a name to be looked for in `PATH`.
    ///   - argument: The program's only argument.
    ///   - input: What the program reads.
    ///   - outputDescriptor: The open file that the program's output and errors go to.
    /// - Throws: ``Failure`` if the system refuses.
    init(
        program: String, argument: String, input: [UInt8], outputDescriptor: Int32
    ) throws(Failure) {
        let inputDescriptor = try Self.openFile(holding: input)
        defer { close(inputDescriptor) }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, inputDescriptor, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, outputDescriptor, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, outputDescriptor, STDERR_FILENO)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The program gets its signals as a shell would hand them on, whatever is ignored here.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGCHLD)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        let arguments = [strdup(program), strdup(argument), nil]
        defer { for case let argument? in arguments { free(argument) } }
        var identifier = pid_t()
        let code = posix_spawnp(&identifier, program, &actions, &attributes, arguments, environ)
        guard code == 0 else { throw .start(code) }
        self.identifier = identifier
    }

    /// Waits for the program's end; to be called once.
    func end() async -> End {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: self.waitForEnd())
            }
        }
    }

    /// Ends the program, and whatever is in its process group.
    func kill() {
        hasEnded.withLock { hasEnded in
            // Once it is waited for, its number may be another's.
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

    /// Opens a file without a name, which holds some bytes.
    ///
    /// Unlike a pipe it can be written before the program reads, and needs nobody to read it.
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
