// Public, because the conformance of a public type is.
import ArgumentParser
import Handset
import HandsetLogs

/// `handset read`: finds payloads in logs.
struct Read: AsyncParsableCommand, LimitedCommand {
    static let limits = [
        Limit(
            "bytes", "Reject payloads whose text is longer than this many bytes.", in: .bytes,
            1...PayloadReader.defaultMaximumByteCount,
            standard: LogSettings.defaultMaximumByteCount)
    ]

    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Find payloads in logs, and print them as JSON.",
        discussion: """
            Finds what %@, NSLog and Swift's print write for userInfo, JSON, and NSData of JSON, \
            with or without the prefixes of a log. A dictionary counts as a payload if it has a \
            dictionary with the key aps. Printed text does not show whether 1 was a number, a \
            string or true: --format json lists such values, and --assume decides. What cannot \
            be read is rejected with its place, and reading goes on.
            """)

    enum Format: String, NamedChoice {
        case payload, json, html
    }

    @Argument(
        help: ArgumentHelp(
            "Logs, folders of *.log and *.txt files, or - for standard input. (default: -)",
            valueName: "source"),
        completion: .file())
    var sources: [String] = []

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print each payload on its own line, one JSON record for each, or with --timeline a page "
                + "of HTML.",
            valueName: "format"))
    var format = Format.payload

    @Option(
        name: .customLong("assume"),
        help: ArgumentHelp(
            "Take the value at this path as a number, string, boolean or null, if its text may be "
                + "one, for example aps.badge=string; may be repeated.",
            valueName: "path=type"),
        transform: GivenType.init)
    var assumptions: [GivenType] = []

    @Option(
        help: ArgumentHelp(
            "Reject payloads of a lower grade: exact if %@ prints the same text again, white-space "
                + "if only white space differs.",
            valueName: "grade"))
    var grade = LogGrade.repaired

    @Option(
        help: ArgumentHelp(
            "Create this suite from the payloads, in place of printing them; it expects what they "
                + "produce today.",
            valueName: "file"),
        completion: .jsonFile)
    var toSuite: String?

    @Flag(
        help: "Print what the phone's own log says of each push, in place of its payloads.")
    var timeline = false

    @Flag(
        help: "Leave tokens, names and texts out of the suite or the timeline.")
    var redact = false

    @Option(
        name: .app, help: AppFileName.help, completion: .jsonFile,
        transform: AppFileName.init(option:))
    var app = AppFileName()

    @OptionGroup(title: "The phone of a suite") var arrival: ArrivalOptions

    @OptionGroup(title: "The phone of a suite") var device: DeviceOptions

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Messages") var messages: MessageOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    func validate() throws {
        try app.validate()
        guard !sources.contains("") else {
            throw ValidationError("The name of a source is empty; give a file, a folder, or -.")
        }
        guard toSuite != "" else {
            throw ValidationError("The name after --to-suite is empty; give a file.")
        }
        guard !timeline || toSuite == nil else {
            throw ValidationError(
                "--timeline prints, and --to-suite writes a suite; give one of them.")
        }
        guard format != .html || timeline else {
            throw ValidationError(
                "--format html is for --timeline; give it too, or read LOG | handset explain --format html."
            )
        }
        guard !redact || timeline || toSuite != nil else {
            throw ValidationError(
                "--redact is for --timeline and --to-suite; give one of them too.")
        }
        if toSuite == nil, let option = arrival.given ?? device.given {
            throw ValidationError(
                "\(option) is for the suite of --to-suite; give both, or neither.")
        }
        try AppKind.stated(by: "read").check(device.demands)
        if toSuite != nil, output.output != nil {
            throw ValidationError(
                "--to-suite writes the suite and prints nothing; remove --output.")
        }
        let written = try output.written(beside: ["--to-suite": toSuite])
        try written.check(sources: sources, where: LogInput.isLogFile)
        if toSuite != nil { try written.check(app.files(allowsOutside: false)) }
    }

    func run() async throws {
        try await CommandRun(messages.style, output: output.output) { streams, verdict in
            let input = LogInput(
                sources: sources,
                settings: LogSettings(
                    types: Dictionary(
                        assumptions.map { ($0.path, $0.type) }, uniquingKeysWith: { $1 }),
                    minimumGrade: grade, maximumByteCount: limits.values[Self.limits[0]]),
                streams: streams)
            guard !timeline else {
                return try LogTimeline(format, redacts: redact).write(
                    input, &verdict)
            }
            if let toSuite {
                let drafted = try DraftedDevice(
                    app, allowsOutside: false, on: nil, arrival, device, streams)
                return try LogSuite(path: toSuite, device: drafted, redacts: redact).write(
                    input, &verdict)
            }
            var notes = LogNotes()
            var types = GivenTypes(assumptions)
            let newline = UInt8(ascii: "\n")
            try input.forEachPayload(
                &verdict,
                refused: { refusal in
                    guard format == .json else { return }
                    try streams.output.write(RefusalRecord(refusal).json, terminator: newline)
                },
                { found, _ in
                    notes.add(found)
                    types.look(at: found.payload)
                    let line = format == .json ? LogRecord(found).json : found.json
                    try streams.output.write(line, terminator: newline)
                })
            if format == .payload, let text = notes.text { try streams.note(text) }
            if let text = types.note { try streams.note(text) }
        }.run()
    }
}

extension LogGrade: NamedChoice {}
