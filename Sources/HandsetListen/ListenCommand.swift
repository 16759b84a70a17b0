import ArgumentParser
import Handset
import HandsetCommand

/// `handset listen`: notifications in, from senders that take it for Apple's push service; the app's calls
/// out.
struct ListenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "handset listen",
        abstract: ListenProgram.abstract,
        discussion: """
            It is ready when it writes the line "ready …" to standard error and ready.json into the \
            state directory. Each notification that reaches the app is written as `handset receive` \
            writes a payload, and answered when it is written; with --format json the others have a \
            line too, and otherwise one on standard error.

            While it runs, it takes commands from standard input, one on each line: \
            \(ConsoleCommand.list).

            SIGINT and SIGTERM end it when what has begun is answered; a second one ends it at once.
            """)

    @OptionGroup(title: "The gateway") var service: ServiceOptions

    @OptionGroup(title: "Faults") var faults: FaultOptions

    @Option(
        help: ArgumentHelp(
            "Keep each notification in a folder: its payload as an .apns file, which `handset receive` "
                + "reads, and its headers beside it. Those that do not reach the app lie in "
                + "undelivered below it.", valueName: "folder"))
    var record: String?

    @Option(
        help: ArgumentHelp(
            "End with status 0 when so many notifications have reached the app.",
            valueName: "count"))
    var count: Int?

    @Option(
        help: ArgumentHelp(
            "End after so long, with status 1 if as many as --count says, or one, have not reached the "
                + "app.", valueName: "seconds"))
    var timeout: Double?

    @OptionGroup var refusals: RefusalOptions

    @OptionGroup var app: AppOptions

    func validate() throws {
        if let count, count < 1 {
            throw ValidationError("--count is \(count); give a number from 1.")
        }
        if let timeout, !(0.001...31_536_000).contains(timeout) {
            throw ValidationError(
                "--timeout is \(timeout); give seconds from 0.001 to 31536000, which is a year.")
        }
        if record == "" { throw ValidationError("--record has no name; give a folder.") }
    }

    func run() async throws {
        PayloadReader.useArenas()
        try await CommandRun { streams, verdict in
            try await Listening(command: self, streams: streams).run(&verdict)
        }.run()
    }
}
