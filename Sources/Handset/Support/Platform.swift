#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The system's C library, which has another name and other types on each platform.
///
/// No other file of the library imports it. The other targets extend it, in one file each.
package enum Platform {
    /// A failed call, by the system's error number.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The error number, such as `EINVAL`.
        package let code: Int32

        /// The reason in other words than the system's, if there are any.
        private let explanation: String?

        /// The reason: the system's words for the error, unless there are others.
        package var description: String { explanation ?? String(cString: strerror(code)) }

        package init(code: Int32, explanation: String? = nil) {
            self.code = code
            self.explanation = explanation
        }

        /// The failure of the call that this thread made last.
        package static var ofLastCall: Failure { Failure(code: errno) }

        package static let invalidArgument = Failure(code: EINVAL)
        package static let isFolder = Failure(code: EISDIR)
        static let interrupted = Failure(code: EINTR)
        static let notPermitted = Failure(code: EPERM)
        static let tryAgain = Failure(code: EAGAIN)
        static let tooManyLinks = Failure(code: ELOOP)
        package static let missing = Failure(code: ENOENT)
    }

    /// The descriptor of standard input.
    package static let standardInput: Int32 = STDIN_FILENO
    /// The descriptor of standard output.
    package static let standardOutput: Int32 = STDOUT_FILENO
    /// The descriptor of standard error.
    package static let standardError: Int32 = STDERR_FILENO
}

// MARK: - Memory and text

extension Platform {
    /// Returns the offset of the first byte with a value, or `nil`.
    @inline(__always)
    static func firstOffset(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count)
        else {
            return nil
        }
        return UnsafeRawPointer(found) - base
    }

    /// Allocates whole pages of memory that are never freed.
    ///
    /// - Returns: The memory, which holds zeros, or `nil`.
    static func zeroedPages(byteCount: Int) -> UnsafeMutableRawPointer? {
        let start = mmap(
            nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return start == MAP_FAILED ? nil : start
    }

    /// Writes a number as C's `%.16g` does, with the decimal point of the process's locale.
    ///
    /// - Returns: The number of characters, of which the buffer holds as many as fit with a NUL.
    static func writeDouble(_ number: Double, into buffer: UnsafeMutableBufferPointer<CChar>) -> Int
    {
        withVaList([number]) {
            Int(vsnprintf(buffer.baseAddress, buffer.count, "%.16g", $0))
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of the next byte of a value, from an offset on, or `nil` if there is none.
    package func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        guard offset < count else { return nil }
        let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(self)[offset...])
        return Platform.firstOffset(of: byte, in: rest).map { offset + $0 }
    }
}

// MARK: - Time

extension Platform {
    /// A moment by the Gregorian calendar, in UTC.
    package struct CalendarTime {
        package let year: Int
        /// The month, from 1 to 12.
        package let month: Int
        package let day: Int
        package let hour: Int
        package let minute: Int
        package let second: Int

        /// Converts seconds since the beginning of 1970 in UTC.
        package init(secondsSince1970 seconds: Int) {
            var fields = tm()
            var seconds = time_t(seconds)
            gmtime_r(&seconds, &fields)
            year = Int(fields.tm_year) + 1900
            month = Int(fields.tm_mon) + 1
            day = Int(fields.tm_mday)
            hour = Int(fields.tm_hour)
            minute = Int(fields.tm_min)
            second = Int(fields.tm_sec)
        }
    }

    /// Returns the present moment since the beginning of 1970, and the local time zone's seconds ahead
    /// of UTC at this moment.
    static func localTime() -> (seconds: Int, nanoseconds: Int, secondsFromGMT: Int) {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        var fields = tm()
        localtime_r(&time.tv_sec, &fields)
        return (time.tv_sec, time.tv_nsec, fields.tm_gmtoff)
    }
}

// MARK: - Files

extension Platform {
    /// A file that is open for reading, until the value ends.
    struct OpenFile: ~Copyable {
        /// The kind of a file.
        enum Kind {
            case ordinary
            case folder
            /// A pipe, a socket or a device.
            case other
        }

        private let descriptor: Int32

        /// The file's kind.
        let kind: Kind

        /// Opens a file, without waiting for the writer of a pipe.
        init(_ path: String) throws(Failure) {
            let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
            let descriptor = open(cString(PathText.bytes(of: path)), flags)
            guard descriptor >= 0 else { throw .ofLastCall }
            var status = stat()
            guard fstat(descriptor, &status) == 0 else {
                let failure = Failure.ofLastCall
                close(descriptor)
                throw failure
            }
            self.descriptor = descriptor
            kind =
                switch status.st_mode & S_IFMT {
                case S_IFREG: .ordinary
                case S_IFDIR: .folder
                default: .other
                }
        }

        deinit { close(descriptor) }

        /// Reads the next bytes.
        ///
        /// - Returns: The number of bytes, 0 at the end.
        func read(into buffer: inout [UInt8]) throws(Failure) -> Int {
            while true {
                let count = systemRead(descriptor, &buffer, buffer.count)
                if count >= 0 { return count }
                guard errno == EINTR else { throw .ofLastCall }
            }
        }
    }

    /// The path of the current folder in bytes, or `nil` if the folder was removed.
    static var currentFolder: [UInt8]? {
        guard let folder = getcwd(nil, 0) else { return nil }
        defer { free(folder) }
        return UnsafeBufferPointer(start: folder, count: strlen(folder))
            .map(UInt8.init(bitPattern:))
    }

    /// Returns the path in a symbolic link, or `nil` if there is no link at the path.
    static func target(ofLinkAt path: [UInt8]) -> [UInt8]? {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(cString(path), &target, target.count)
        return count > 0 ? target.prefix(count).map(UInt8.init(bitPattern:)) : nil
    }

    /// Opens a file without a name that holds bytes, to be read from its beginning.
    ///
    /// - Returns: Its descriptor, which the caller closes.
    static func openTemporaryFile(holding bytes: [UInt8]) throws(Failure) -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let path = "\(folder.isEmpty ? "/tmp" : folder)/handset-\(UInt64.random(in: 0 ... .max))"
        let descriptor = open(
            path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .ofLastCall }
        unlink(path)
        do throws(Platform.Failure) {
            try writeAll(bytes, to: descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        lseek(descriptor, 0, SEEK_SET)
        return descriptor
    }

    /// Writes all bytes to a descriptor.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .ofLastCall }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits until the bytes of a file are on the disk.
    static func synchronize(_ descriptor: Int32) throws(Failure) {
        guard fsync(descriptor) == 0 else { throw .ofLastCall }
    }

    /// Closes a descriptor.
    package static func closeFile(_ descriptor: Int32) throws(Failure) {
        guard close(descriptor) == 0 else { throw .ofLastCall }
    }

    /// Sets the permissions of an open file.
    static func setPermissions(_ mode: UInt32, of descriptor: Int32) throws(Failure) {
        guard fchmod(descriptor, mode_t(mode)) == 0 else { throw .ofLastCall }
    }

    /// Removes a file, if there is one.
    package static func removeFile(_ path: String) { removeFile(PathText.bytes(of: path)) }

    /// Creates a folder, whose parent must exist.
    static func createFolder(_ path: String, mode: UInt32) throws(Failure) {
        guard mkdir(cString(PathText.bytes(of: path)), mode_t(mode)) == 0 else { throw .ofLastCall }
    }

    /// Returns true if there is a folder at a path, and this process may read it.
    static func isFolder(_ path: String) -> Bool {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        let descriptor = open(cString(PathText.bytes(of: path)), flags)
        guard descriptor >= 0 else { return false }
        close(descriptor)
        return true
    }
}

/// The C function, whose name ``Platform/OpenFile`` uses itself.
private func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
    read(descriptor, buffer, count)
}

// MARK: - Processes

extension Platform {
    /// The number of this process.
    package static var processIdentifier: Int { Int(getpid()) }

    /// The open files of this process that are not standard streams, and that programs may inherit or not;
    /// empty on other systems than Linux.
    ///
    /// Programs inherit no sockets: a port or a connection would stay open as long as a program runs.
    private static var openFiles: [(descriptor: Int32, isInherited: Bool)] {
        numbers(inFolder: "/proc/self/fd").filter { $0 > STDERR_FILENO }.sorted().map {
            descriptor in
            var status = stat()
            let flags = fcntl(descriptor, F_GETFD)
            let isInherited =
                flags >= 0 && flags & FD_CLOEXEC == 0 && fstat(descriptor, &status) == 0
                && status.st_mode & S_IFMT != S_IFSOCK
            return (descriptor, isInherited)
        }
    }

    /// The number of files that this process may have open.
    private static var fileLimit: Int32 {
        var limit = rlimit()
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return 0 }
        return Int32(exactly: limit.rlim_cur) ?? .max
    }

    /// Returns the names in a folder that are numbers; none if it cannot be read.
    private static func numbers(inFolder path: String) -> [Int32] {
        let found = (try? names(inFolder: Array(path.utf8))) ?? []
        return found.compactMap { Int32(String(decoding: $0, as: UTF8.self)) }
    }

    /// A process that was started in a process group of its own.
    struct ChildProcess: Sendable {
        /// The end of a process.
        enum End {
            case exited(Int32)
            case killed(Int32)
        }

        private let identifier: pid_t

        /// Starts a program with one argument.
        ///
        /// If the argument begins with `-`, the argument `--` comes before it, so that the program does
        /// not take it for an option.
        ///
        /// - Parameters:
        ///   - program: A path if it holds a `/`, otherwise a name that is looked for in `PATH`, as
        ///     ``Platform/SearchPath`` does.
        ///   - argument: The program's only argument.
        ///   - input: The open file that the program reads.
        ///   - output: The open file for the program's output and errors.
        /// - Throws: ``Failure`` if the system does not start the program.
        init(
            program: String, argument: String, input: Int32, output: Int32
        ) throws(Failure) {
            let end = argument.utf8.first == UInt8(ascii: "-") ? ["--"] : []
            try self.init(
                [program] + end + [argument], environment: nil,
                standardStreams: [
                    (input, STDIN_FILENO), (output, STDOUT_FILENO), (output, STDERR_FILENO),
                ])
        }

        /// Starts a program that shares the standard streams of this process.
        ///
        /// If this process is in the foreground of the terminal on standard input, the program is put
        /// there in its place, so that it can read.
        ///
        /// - Parameters:
        ///   - arguments: The program, by its path or its name in `PATH`, and its arguments.
        ///   - environment: The environment variables, each as `NAME=VALUE`.
        /// - Throws: ``Failure`` if the system does not start the program.
        init(_ arguments: [String], environment: [String]) throws(Failure) {
            let isInForeground = tcgetpgrp(STDIN_FILENO) == getpgrp()
            try self.init(
                arguments, environment: environment, standardStreams: [])
            if isInForeground { Self.putIntoForeground(identifier) }
        }

        /// Starts a program.
        ///
        /// The program starts with default signals, as from a shell, even if they are ignored here.
        private init(
            _ arguments: [String], environment: [String]?,
            standardStreams: [(descriptor: Int32, target: Int32)]
        ) throws(Failure) {
            #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            #endif
            try Self.check(posix_spawn_file_actions_init(&actions))
            defer { posix_spawn_file_actions_destroy(&actions) }
            for (descriptor, target) in standardStreams {
                try Self.check(posix_spawn_file_actions_adddup2(&actions, descriptor, target))
            }
            try Self.addClosing(to: &actions)

            try Self.check(posix_spawnattr_init(&attributes))
            defer { posix_spawnattr_destroy(&attributes) }
            var signals = sigset_t()
            sigemptyset(&signals)
            try Self.check(posix_spawnattr_setsigmask(&attributes, &signals))
            sigaddset(&signals, SIGPIPE)
            sigaddset(&signals, SIGXFSZ)
            sigaddset(&signals, SIGCHLD)
            try Self.check(posix_spawnattr_setsigdefault(&attributes, &signals))
            let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
            try Self.check(posix_spawnattr_setflags(&attributes, Int16(flags)))

            let words = try Self.vector(arguments)
            let variables = try environment.map(Self.vector)
            defer { for case let text? in words + (variables ?? []) { free(text) } }
            #if canImport(Darwin)
            let inherited = _NSGetEnviron().pointee
            #else
            let inherited = environ
            #endif
            var identifier = pid_t()
            let path = try SearchPath.program(named: arguments[0])
            let program = cString(PathText.bytes(of: path))
            if let variables {
                try Self.check(
                    posix_spawn(&identifier, program, &actions, &attributes, words, variables))
            } else {
                try Self.check(
                    posix_spawn(&identifier, program, &actions, &attributes, words, inherited))
            }
            self.identifier = identifier
        }

        #if canImport(Darwin)
        private typealias FileActions = posix_spawn_file_actions_t?
        #else
        private typealias FileActions = posix_spawn_file_actions_t
        #endif

        /// Closes the files that the program does not inherit.
        ///
        /// That includes a connection that another thread accepts between this and the start: SwiftNIO lets
        /// programs inherit its sockets.
        private static func addClosing(to actions: inout FileActions) throws(Failure) {
            let files = Platform.openFiles
            guard let highest = files.last?.descriptor else { return }
            let inherited = Set(files.filter(\.isInherited).map(\.descriptor))
            let limit = Platform.fileLimit
            let start = STDERR_FILENO + 1
            // Closing a number that no file has is not an error below the limit.
            let end = max(start, min(highest + raceMargin, limit))
            for descriptor in start..<end where !inherited.contains(descriptor) {
                try check(posix_spawn_file_actions_addclose(&actions, descriptor))
            }
            // The limit was lowered after these were opened. Such a number cannot be in the actions.
            for file in files where file.descriptor >= end && !file.isInherited {
                _ = fcntl(file.descriptor, F_SETFD, FD_CLOEXEC)
            }
        }

        /// The number of files that other threads may open while a program is being started.
        private static let raceMargin: Int32 = 64

        /// Returns copies of texts as C has them, and a null pointer; the caller frees them.
        private static func vector(
            _ texts: [String]
        ) throws(Failure) -> [UnsafeMutablePointer<CChar>?] {
            let copies = texts.map { strdup($0) }
            guard !copies.contains(nil) else {
                for copy in copies { free(copy) }
                throw Failure(code: ENOMEM)
            }
            return copies + [nil]
        }

        /// Checks the error number that a function of `posix_spawn` returns.
        private static func check(_ code: Int32) throws(Failure) {
            guard code == 0 else { throw Failure(code: code) }
        }

        /// Waits until the process has ended.
        ///
        /// Its number stays its own until ``end()``.
        ///
        /// - Parameter stopped: Called with each signal, such as that of Control-Z, that has stopped the
        ///   process. If `nil`, stops are ignored.
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

        /// Returns the signal that has stopped a process.
        private static func signal(of information: siginfo_t) -> Int32 {
            #if canImport(Glibc)
            information._sifields._sigchld.si_status
            #elseif canImport(Musl)
            information.__si_fields.__si_common.__second.__sigchld.si_status
            #else
            information.si_status
            #endif
        }

        /// Waits until no process of the process's group is running, or a condition ends the wait.
        ///
        /// The processes are known only on Linux; elsewhere this does not wait.
        ///
        /// - Parameter mayWait: Returns false to end the wait.
        func waitForGroup(while mayWait: () -> Bool) {
            while mayWait(), isGroupRunning { usleep(20_000) }
        }

        /// True if a process of the process's group is running.
        private var isGroupRunning: Bool {
            Platform.numbers(inFolder: "/proc").contains { number in
                getpgid(number) == identifier && Self.isRunning(number)
            }
        }

        /// Returns true if a process has not ended, as the system's file about it says.
        private static func isRunning(_ number: pid_t) -> Bool {
            let descriptor = open("/proc/\(number)/stat", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return false }
            defer { close(descriptor) }
            var bytes = [UInt8](repeating: 0, count: 512)
            let count = systemRead(descriptor, &bytes, bytes.count)
            // The program's name, in parentheses, may contain parentheses and spaces.
            guard let end = bytes.lastIndex(of: UInt8(ascii: ")")), end + 2 < count else {
                return false
            }
            // A process that has ended stays until its parent has waited for it.
            return bytes[end + 2] != UInt8(ascii: "Z") && bytes[end + 2] != UInt8(ascii: "X")
        }

        /// Returns how the process ended, and gives its number back; to be called once.
        func end() throws(Failure) -> End {
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) < 0 {
                guard errno == EINTR else { throw .ofLastCall }
            }
            let signal = status & 0x7F
            return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
        }

        /// Kills all processes of the process's group.
        func killGroup() { signalGroup(SIGKILL) }

        /// Sends a signal to all processes of the process's group.
        func signalGroup(_ signal: Int32) { kill(-identifier, signal) }

        /// Continues all processes of the process's group that are stopped.
        func continueGroup() { signalGroup(SIGCONT) }

        /// Stops this process together with the program, as Control-Z does, and goes on with it.
        ///
        /// While this process is stopped, its shell has the terminal. Without a terminal, only the program
        /// stays stopped, because nobody would continue this process.
        ///
        /// - Parameter signal: The signal that has stopped the program.
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
        private static func putIntoForeground(_ group: pid_t) {
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
}
