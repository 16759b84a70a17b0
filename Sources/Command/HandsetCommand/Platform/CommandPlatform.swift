import Glibc
import Handset

// The calls of the system that only the commands need. Only these files of this target import the C library.

extension Platform.Failure {
    static let closedPipe = Platform.Failure(code: EPIPE)
    static let exists = Platform.Failure(code: EEXIST)
    /// A signal came while the call waited.
    static let interrupted = Platform.Failure(code: EINTR)
    /// The reader of a pipe takes nothing.
    static let notReady = Platform.Failure(code: EAGAIN)
    static let tooLarge = Platform.Failure(code: EFBIG)
}

extension Platform {
    /// The arguments of this process, each as ``PathText``: one that names a file may have any bytes.
    static var processArguments: [String] {
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

    static func processVariable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Returns the value of a variable of the run, or `nil` if it is not set.
    static func environmentVariable(_ name: String) -> String? {
        CommandEnvironment.current.variable(name)
    }

    /// Opens the standard streams that the caller has closed in a way that fails to read or write.
    ///
    /// Otherwise the next file that is opened would take the descriptor of such a stream.
    static func replaceClosedStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Runs a program in place of this process, with the last `count` arguments of this process.
    ///
    /// `name` is the argument before all others; the path by default. Returns the reason why it did not
    /// start.
    static func execute(
        _ path: String, as name: String? = nil, lastArgumentCount count: Int,
        or arguments: [String]? = nil
    ) -> Failure {
        // Other runs share the process.
        guard CommandEnvironment.current.isProcess else { return .notPermitted }
        // The original bytes, because a path need not be valid UTF-8.
        let given = CommandLine.unsafeArgv + (Int(CommandLine.argc) - count)
        let typed = arguments.map { $0.map { strdup($0) } } ?? (0..<count).map { given[$0] }
        var vector = [strdup(name ?? path)] + typed + [nil]
        // A thread of Swift's runtime blocks signals, and the new program would inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execv(path, &vector)
        return .ofLastCall
    }

    static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

    /// Returns false if the system does not start it.
    static func startThread(
        _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    ) -> Bool {
        var thread = pthread_t()
        return pthread_create(&thread, nil, body, nil) == 0
    }
}
