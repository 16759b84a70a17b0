import ArgumentParser
import Handset

/// The options for what is done with the sessions of a payload, and for what is printed.
package struct AnswerOptions: ParsableArguments {
    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print the JavaScript statement, the URL or the session of each match, or one JSON record "
                + "per payload.", valueName: "format"))
    var format = ReceiveFormat.javascript

    @Flag(
        help:
            "End each result with NUL instead of a newline, because sessions can contain newlines.")
    var null = false

    @Option(
        help: ArgumentHelp(
            "Lookup URL, with %@ in place of the session. (default: the app's)",
            valueName: "template"),
        transform: AnswerOptions.template)
    var lookupURL: LookupURLTemplate?

    @Option(
        help: ArgumentHelp(
            "Regular expression that finds the session: its one group. Case is ignored. "
                + "(default: the app's)", valueName: "regex"),
        transform: AnswerOptions.pattern)
    var pattern: SessionPattern?

    @Option(
        help: ArgumentHelp(
            "Handler of sessions whose rule names none: lookup does what the app does; exec:PROGRAM "
                + "runs a program, without a shell, with the URL as its argument and a JSON record "
                + "on its standard input. (default: lookup)",
            valueName: "handler"),
        completion: .values(["lookup", "exec:"]),
        transform: AnswerOptions.handler)
    var handler = HandlerName.lookup

    @Flag(help: "Exit with status 1 if the app opens no session for a payload.")
    var requireSession = false

    @Flag(
        help:
            "Print each payload's hazards to standard error: what the app will do that the sender did not intend."
    )
    var hazards = false

    @Option(
        help: ArgumentHelp(
            "Print the device log to standard error; auto prints it only in a terminal.",
            valueName: "when"))
    var log = LogMode.auto

    @Flag(name: .verbose, help: "Print the device log, like --log always.")
    var verbose = false

    @Option(help: .ios, completion: .iosVersion, transform: IOSVersionText.version)
    var ios: IOSVersion?

    @Flag(help: .noLogPrefix)
    var noLogPrefix = false

    @Option(
        name: .jobs,
        help: ArgumentHelp(
            "Process this many parts of a large input in parallel, but one at a time with a device "
                + "log or a program. (default: the number of processors)",
            valueName: "count"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Read at most this many payloads ahead of the output.", valueName: "count"))
    var maximumInFlight = 65_536

    @Option(
        help: ArgumentHelp(
            "Hold at most this many bytes of output for a slow reader, and one result for each job.",
            valueName: "bytes"))
    var maximumHeldBytes = 64 << 20

    @Option(
        help: ArgumentHelp(
            "Stop a handler's program, or a service extension's, after this time.",
            valueName: "seconds"))
    var timeLimit = AnswerOptions.defaultTimeLimit

    @Flag(
        help:
            "Let programs of handlers and service extensions write to the terminal themselves; otherwise control characters of their output are shown."
    )
    var rawHandlerOutput = false

    package init() {}

    package func validate() throws {
        if let jobs, !(1...256).contains(jobs) {
            throw ValidationError("--jobs is \(jobs); give a number from 1 to 256.")
        }
        if verbose, log == .never {
            throw ValidationError(
                "--verbose prints the device log and --log never leaves it out; remove one of them."
            )
        }
        for (option, count) in [
            ("--maximum-in-flight", maximumInFlight), ("--maximum-held-bytes", maximumHeldBytes),
        ] where !(1...(1 << 40)).contains(count) {
            throw ValidationError("\(option) is \(count); give a number from 1 to \(1 << 40).")
        }
        try Self.check(timeLimit: timeLimit)
    }

    /// True if an option gives a rule other than the modelled app's.
    var givesRule: Bool { pattern != nil || lookupURL != nil }

    var isLogging: Bool {
        verbose || log == .always || log == .auto && StandardStreams.isErrorTerminal
    }
}
