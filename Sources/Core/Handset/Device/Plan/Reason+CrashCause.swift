extension Reason {
    /// The cause of a crash of an app's own code, as far as the remedy depends on it.
    ///
    /// Handset itself ends an app that passes a bound, which counts as a crash too.
    ///
    /// ```swift
    /// print(Reason.appCrashed("by memory", .memory(bound: 1 << 30)).remedy?.words ?? "")
    /// // hold less at once, or raise --limit app-memory
    /// ```
    public enum CrashCause: Hashable, Sendable {
        /// The app's own code, such as a value that is missing.
        case code
        /// The app has ended itself by `exit`.
        case exit
        /// The app's process took more than this number of bytes of memory.
        case memory(bound: Int)
        /// The app's process wrote more than this number of bytes of lines for one request.
        case lines(bound: Int)
        /// The app closed the file through which it answers Handset.
        case closedAnswers
        /// The app's program does not run or answer; the message says what to do.
        case noAnswer

        /// The message of a crash by which Handset has ended the app; `nil` if the app has ended without Handset.
        package var message: String? {
            switch self {
            case .code, .exit, .noAnswer: nil
            case .memory(let bound):
                "it took more than \(bound) bytes of memory (--limit app-memory), and was ended"
            case .lines(let bound): "it wrote more than \(bound) bytes of lines, and was ended"
            case .closedAnswers:
                "it closed a file that it has not opened, through which it answers Handset, and was ended"
            }
        }

        /// The remedy in words; `nil` if the message says what to do.
        var remedy: String? {
            switch self {
            case .code: "expect what is missing or of another type there"
            case .exit: "find what calls exit there, and let the app go on"
            case .memory: "hold less at once, or raise --limit app-memory"
            case .lines: "write fewer lines for one push"
            case .closedAnswers: "close only the files that the app has opened"
            case .noAnswer: nil
            }
        }
    }
}
