import Glibc
package import Handset

// The calls of the system that only the commands need. No other file of this target imports the C library.

extension Platform.Failure {
    /// The reader has closed the pipe.
    static let closedPipe = Platform.Failure(code: EPIPE)
    static let exists = Platform.Failure(code: EEXIST)
    /// A signal came while the call waited.
    static let interrupted = Platform.Failure(code: EINTR)
    /// The reader of a pipe takes nothing.
    static let notReady = Platform.Failure(code: EAGAIN)
    static let inputOutput = Platform.Failure(code: EIO)
    static let tooLarge = Platform.Failure(code: EFBIG)
}

// MARK: - Files

extension Platform {
    /// The status of a file.
    struct FileStatus {
        /// The device and the number on it, which no two files share.
        struct Identity: Equatable {
            let device: UInt64
            let number: UInt64
        }

        /// The time of the last change, since the beginning of 1970.
        struct Time: Equatable {
            let seconds: Int
            let nanoseconds: Int
        }

        let identity: Identity
        /// The number of bytes.
        let size: Int
        let changed: Time
        private let kind: UInt32

        /// Reads the status of the file at a path, or `nil` if no file is there.
        init?(path: String) {
            var status = stat()
            guard stat(cString(PathText.bytes(of: path)), &status) == 0 else { return nil }
            self.init(status)
        }

        /// Reads the status of an open file, or `nil` if the descriptor is not open.
        init?(descriptor: Int32) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { return nil }
            self.init(status)
        }

        private init(_ status: stat) {
            identity = Identity(
                device: UInt64(truncatingIfNeeded: status.st_dev),
                number: UInt64(truncatingIfNeeded: status.st_ino))
            size = Int(status.st_size)
            changed = Time(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
            kind = UInt32(status.st_mode & S_IFMT)
        }

        /// True if it is a folder.
        var isFolder: Bool { kind == S_IFDIR }
        /// True if it is a regular file, not a folder, pipe, socket or device.
        var isOrdinary: Bool { kind == S_IFREG }
        /// True if it is a pipe.
        var isPipe: Bool { kind == S_IFIFO }
    }

    /// Opens a file for reading, without waiting for the writer of a pipe.
    ///
    /// A pipe can be read as soon as a writer has written something, or has come and gone.
    ///
    /// - Returns: Its descriptor, which the caller closes.
    static func openInput(_ path: String) throws(Failure) -> Int32 {
        let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        let descriptor = open(cString(PathText.bytes(of: path)), flags)
        guard descriptor >= 0 else { throw .ofLastCall }
        return descriptor
    }

    /// Opens a file for writing, and creates or truncates it.
    ///
    /// A pipe must have a reader.
    ///
    /// - Returns: Its descriptor, which the caller closes; `nil` for a pipe without a reader.
    static func openOutput(_ path: String, mode: UInt32) throws(Failure) -> Int32? {
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        let descriptor = open(cString(PathText.bytes(of: path)), flags, mode_t(mode))
        if descriptor >= 0 { return descriptor }
        let failure = Failure.ofLastCall
        guard failure.code == ENXIO, FileStatus(path: path)?.isPipe == true else { throw failure }
        return nil
    }

    /// Opens a pipe or a terminal again for writing, in non-blocking mode.
    ///
    /// - Returns: A new descriptor, or `nil` if it is something else or cannot be opened.
    static func reopenForWriting(_ descriptor: Int32) -> Int32? {
        guard FileStatus(descriptor: descriptor)?.isPipe == true || isTerminal(descriptor) else {
            return nil
        }
        let reopened = open(
            "/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        return reopened < 0 ? nil : reopened
    }

    /// Returns the number of bytes in a pipe that were not read, or `nil` if the system does not say.
    static func unreadByteCount(ofPipe descriptor: Int32) -> Int? {
        var count: Int32 = 0
        return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? Int(count) : nil
    }

    /// Reads the next bytes.
    ///
    /// - Returns: The number of bytes, 0 at the end, or `nil` if the caller has to try again.
    static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) throws(Failure) -> Int? {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if count >= 0 { return count }
        guard errno == EINTR || errno == EAGAIN else { throw .ofLastCall }
        return nil
    }

    /// Writes bytes from an offset on.
    ///
    /// - Returns: The number of bytes that were written, or `nil` if the reader is not ready.
    static func write(
        _ bytes: [UInt8], from offset: Int = 0, to descriptor: Int32
    ) throws(Failure) -> Int? {
        while true {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress.map { $0 + offset }, $0.count - offset)
            }
            if count >= 0 { return count }
            if errno == EAGAIN { return nil }
            guard errno == EINTR else { throw .ofLastCall }
        }
    }

    /// Returns true if bytes, or the end, can be read without waiting.
    static func isReadable(_ descriptor: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&ready, 1, 0) != 0
    }

    /// Returns true if nothing more will come from a pipe: it is empty, and nobody can write to it.
    static func isAtEnd(_ descriptor: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&ready, 1, 0) > 0 && ready.revents & Int16(POLLIN) == 0
    }

    /// Waits until one of two files can be read.
    ///
    /// - Parameters:
    ///   - descriptor: The file.
    ///   - other: The other file.
    ///   - milliseconds: The longest time to wait; `nil` waits without end.
    /// - Returns: True if the first one can be read.
    @discardableResult
    static func waitUntilReadable(
        _ descriptor: Int32, or other: Int32, milliseconds: Int32? = nil
    ) -> Bool {
        var ready = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&ready, nfds_t(ready.count), milliseconds ?? -1)
        return ready[0].revents != 0
    }

    /// Waits until a file can be read, but not longer than a time.
    static func waitUntilReadable(_ descriptor: Int32, milliseconds: Int32) {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&ready, 1, milliseconds)
    }

    /// Waits until a file can be written, or another one can be read.
    ///
    /// - Parameters:
    ///   - descriptor: The file to write.
    ///   - other: The file to read, or `nil`.
    ///   - milliseconds: The longest time to wait; `nil` waits without end.
    /// - Returns: False if the time is up.
    static func waitUntilWritable(
        _ descriptor: Int32, orReadable other: Int32?, milliseconds: Int32?
    ) -> Bool {
        var ready = [
            pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: other ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        return poll(&ready, nfds_t(ready.count), milliseconds ?? -1) != 0
    }

    /// Creates a pipe whose ends programs do not inherit, or `nil`.
    static func makePipe() -> (readEnd: Int32, writeEnd: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}

// MARK: - The process

extension Platform {
    /// Returns true if an open file is a terminal.
    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The arguments of this process, each as ``PathText``: one that names a file may have any bytes.
    static var arguments: [String] {
        // Swift has replaced what is not UTF-8 by U+FFFD, and the characters that stand for bytes begin with
        // 0xF4.
        guard
            CommandLine.arguments.contains(where: {
                $0.utf8.contains(0xF4) || $0.contains("\u{FFFD}")
            })
        else { return CommandLine.arguments }
        return (0..<Int(CommandLine.argc)).compactMap { index in
            CommandLine.unsafeArgv[index].map { argument in
                let bytes = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
                return PathText.text(of: Array(bytes))
            }
        }
    }

    /// Returns a variable of the environment, or `nil` if it is not set.
    static func environmentVariable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Opens the standard streams that the caller has closed in a way that fails to read or write.
    ///
    /// Otherwise the next file that is opened would take the descriptor of such a stream.
    static func replaceClosedStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Runs a program in place of this process, with the last arguments of this process.
    ///
    /// - Returns: The reason why it did not start.
    static func execute(_ path: String, lastArgumentCount count: Int) -> Failure {
        // The original bytes, because a path need not be valid UTF-8.
        let given = CommandLine.unsafeArgv + (Int(CommandLine.argc) - count)
        var vector = [strdup(path)] + (0..<count).map { given[$0] } + [nil]
        // A thread of Swift's runtime blocks signals, and the new program would inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execv(path, &vector)
        return .ofLastCall
    }

    /// Ends the process with a status.
    static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

    /// Starts a thread.
    ///
    /// - Returns: False if the system does not start it.
    static func startThread(
        _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    ) -> Bool {
        var thread = pthread_t()
        return pthread_create(&thread, nil, body, nil) == 0
    }
}

// MARK: - Signals

extension Platform {
    /// The signal of Control-C, SIGINT.
    static let interruption: Int32 = SIGINT
    /// The signal that asks a process to end, SIGTERM.
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

    /// Returns true if the process ignores a signal.
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

    /// A set of signals.
    struct SignalSet: Sendable {
        private var signals = sigset_t()

        init(_ signals: some Sequence<Int32>) {
            sigemptyset(&self.signals)
            for signal in signals { sigaddset(&self.signals, signal) }
        }

        /// Makes the signals wait in this thread, and in the threads that it starts.
        func block() { mask(SIG_BLOCK) }

        /// Lets the signals reach this thread.
        func unblock() { mask(SIG_UNBLOCK) }

        /// Waits for one of the signals, all of which must be blocked.
        ///
        /// - Returns: The signal, or `nil` if waiting failed.
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
