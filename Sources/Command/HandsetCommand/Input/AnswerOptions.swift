package import ArgumentParser
import Handset

/// The options for what is done with the sessions of a payload, and for what is printed.
package struct AnswerOptions: ParsableArguments {
    @Option(
        name: .format,
        help: ArgumentHelp(
            "\(ArgumentHelp.receiveFormat.abstract) (default: javascript)", valueName: "format"))
    var format: ReceiveFormat?

    @Flag(
        help:
            "End each result with NUL instead of a newline, because a target can contain newlines.")
    var null = false

    @Option(
        help: ArgumentHelp(
            "Handler of targets whose rule names none: lookup does what the app does; exec:PROGRAM "
                + "runs a program, without a shell, with the URL as its argument and a JSON record "
                + "on its standard input. (default: lookup)",
            valueName: "handler"),
        completion: .values(["lookup", "exec:"]),
        transform: AnswerOptions.handler)
    var handler = HandlerName.lookup

    @Flag(help: .requireSession)
    var requireSession = false

    @Flag(
        help:
            "Print the findings of each payload to standard error: what the app will do that the sender did not intend."
    )
    var hazards = false

    @Option(help: .log)
    var log = LogMode.auto

    @Flag(name: .verbose, help: "Print the device log, like --log always.")
    var verbose = false

    @Option(help: .ios, completion: .iosVersion, transform: IOSVersionText.version)
    var ios: IOSVersion?

    @Option(
        name: .jobs,
        help: ArgumentHelp(
            "Process this many parts of a large input in parallel, but one at a time with a device "
                + "log or a program. (default: the number of processors)",
            valueName: "count"))
    var jobs: Int?

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
    }

    var settings: AnswerSettings {
        var settings = AnswerSettings(format: format ?? .javascript)
        settings.terminator = null ? 0 : UInt8(ascii: "\n")
        settings.handler = handler
        settings.requiresSession = requireSession
        settings.reportsHazards = hazards
        settings.log = verbose && log == .auto ? .always : log
        settings.version = ios
        settings.jobs = jobs
        settings.letsProgramsWrite = rawHandlerOutput
        return settings
    }

    private static func handler(_ text: String) throws -> HandlerName {
        guard let handler = HandlerName(text) else {
            throw Suggestion.error(
                text, "is not a handler", "give lookup or exec:PROGRAM", among: ["lookup"])
        }
        return handler
    }
}

extension ArgumentHelp {
    package static let receiveFormat = ArgumentHelp(
        "Print the JavaScript statement, the URL or the session (the value found) of each match, or one JSON record "
            + "per payload.", valueName: "format")

    package static let requireSession: ArgumentHelp =
        "Exit with status 1 if the app opens nothing for a payload."

    package static let log = ArgumentHelp(
        "Print the device log to standard error; auto prints it only in a terminal, bare always and "
            + "without time, process and thread, to compare logs.", valueName: "when")

    package static let logWriting = ArgumentHelp(
        "Lines of the device log: those of the app, or with system also those of iOS's own processes, as "
            + "log show writes them and handset read --timeline reads them.", valueName: "form")
}
