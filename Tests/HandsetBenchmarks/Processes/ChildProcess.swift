import Glibc

/// A program that is measured, with its output in a pipe.
///
/// Foundation's `Process` does not tell what a program took.
final class ChildProcess {
    private let name: String
    private let identifier: pid_t
    private let output: Int32
    private var input: Int32?
    private let start: ContinuousClock.Instant
    private let deadline: ContinuousClock.Instant
    private let ownPeak: Int
    private var seenPeak: Int?
    private var nextLook: ContinuousClock.Instant
    /// How long nobody looks at the program's memory.
    private static let lookInterval = Duration.milliseconds(2)
    private var isOver = false
    private var lineCount = 0
    private var line: [UInt8] = []
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: Its path.
    ///   - arguments: Its arguments.
    ///   - takesInput: Whether its input is a pipe, too, instead of nothing.
    ///   - inputPath: The file that is its input, if that is not a pipe. If `nil`, it has none.
    ///   - isSilent: True to drop what it writes to standard error.
    ///   - timeLimit: How long it may take before it is killed.
    /// - Throws: ``BenchmarkError/system(_:_:)`` if the system refuses.
    init(
        _ program: String, _ arguments: [String], takesInput: Bool = false,
        inputPath: String? = nil, isSilent: Bool = false,
        timeLimit: Duration = .seconds(300)
    ) throws {
        let outputPipe = try Self.makePipe()
        let inputPipe = takesInput ? try Self.makePipe() : nil
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, outputPipe.writing, STDOUT_FILENO)
        if let inputPipe {
            posix_spawn_file_actions_adddup2(&actions, inputPipe.reading, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(
                &actions, STDIN_FILENO, inputPath ?? "/dev/null", O_RDONLY, 0)
        }
        if isSilent {
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        ownPeak = ProcessMemory.peak(of: getpid()) ?? 0
        var identifier = pid_t()
        start = .now
        let code = posix_spawn(&identifier, program, &actions, nil, words, environ)
        close(outputPipe.writing)
        if let inputPipe { close(inputPipe.reading) }
        guard code == 0 else {
            close(outputPipe.reading)
            if let inputPipe { close(inputPipe.writing) }
            throw BenchmarkError.system("posix_spawn", code)
        }
        name = ([program] + arguments).joined(separator: " ")
        self.identifier = identifier
        output = outputPipe.reading
        input = inputPipe?.writing
        deadline = start + timeLimit
        nextLook = start
    }

    deinit {
        if !isOver {
            kill(identifier, SIGKILL)
            waitpid(identifier, nil, 0)
        }
        close(output)
        if let input { close(input) }
    }

    /// Writes to the program's input.
    ///
    /// - Throws: ``BenchmarkError/system(_:_:)`` if it cannot be written.
    func write(_ bytes: [UInt8]) throws {
        guard let input else { return }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                Glibc.write(input, $0.baseAddress, $0.count)
            }
            guard count > 0 else { throw BenchmarkError.system("write", errno) }
            written += count
        }
    }

    /// The next line of the program's output without its end, or `nil` if there is none.
    ///
    /// - Throws: ``BenchmarkError`` if it takes too long.
    func readLine() throws -> String? {
        while true {
            if let end = line.firstIndex(of: UInt8(ascii: "\n")) {
                defer { line.removeSubrange(...end) }
                return String(decoding: line[..<end], as: UTF8.self)
            }
            let count = try read()
            guard count > 0 else { return nil }
            line += buffer[..<count]
        }
    }

    /// Reads what is left of the output, and waits for the program's end; to be called once.
    ///
    /// - Parameter accepted: The exit statuses with which it has not failed.
    /// - Returns: What is known of the run.
    /// - Throws: ``BenchmarkError`` if it takes too long, or has failed.
    func end(accepting accepted: Set<Int32> = [0]) throws -> ProcessRun {
        if let input { close(input) }
        input = nil
        while try read() > 0 {}
        try waitForEnd()
        var status: Int32 = 0
        var usage = rusage()
        while wait4(identifier, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw BenchmarkError.system("wait4", errno) }
        }
        isOver = true
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        // The exit status stands above seven bits for a signal (wait(2)).
        guard status & 0x7F == 0, accepted.contains(status >> 8 & 0xFF) else {
            throw BenchmarkError.wrongResult("\(name) ended with wait status \(status)")
        }
        // A new process counts the peak of the one that has started it as its own, so that only a
        // larger one says anything (setmax_mm_hiwater_rss in Linux).
        let peak = usage.ru_maxrss * 1_024
        return ProcessRun(
            seconds: seconds,
            processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
            peakByteCount: peak > ownPeak ? peak : seenPeak ?? peak, lineCount: lineCount)
    }

    /// Runs a program to its end.
    ///
    /// - Throws: ``BenchmarkError`` if it cannot run, takes too long, or fails.
    static func run(_ program: String, _ arguments: [String]) throws -> ProcessRun {
        try ChildProcess(program, arguments).end()
    }

    // MARK: - Waiting

    /// Fills the buffer; 0 at the end of the output.
    private func read() throws -> Int {
        lookAtMemory()
        var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        while poll(&ready, 1, Int32(Self.lookInterval / .milliseconds(1))) == 0 {
            guard .now < deadline else { throw BenchmarkError.timeout(name) }
            lookAtMemory()
        }
        let count = Glibc.read(output, &buffer, buffer.count)
        guard count >= 0 else { throw BenchmarkError.system("read", errno) }
        // Counted without closures, which a debug build is slow at.
        lineCount += buffer.withUnsafeBytes { bytes in
            var rest = bytes[..<count]
            var lines = 0
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                lines += 1
                rest = rest[(end + 1)...]
            }
            return lines
        }
        return count
    }

    /// Waits until the program has ended, without taking what is known of it.
    private func waitForEnd() throws {
        while true {
            var information = siginfo_t()
            let options = WEXITED | WNOWAIT | WNOHANG
            guard waitid(P_PID, id_t(identifier), &information, options) == 0 else {
                throw BenchmarkError.system("waitid", errno)
            }
            if information.si_signo == SIGCHLD { return }
            guard .now < deadline else { throw BenchmarkError.timeout(name) }
            usleep(20)
        }
    }

    /// Notes the peak of the program's memory, now and then.
    private func lookAtMemory() {
        guard .now >= nextLook else { return }
        seenPeak = ProcessMemory.peak(of: identifier) ?? seenPeak
        nextLook = .now + Self.lookInterval
    }

    private static func makePipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw BenchmarkError.system("pipe", errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
}
