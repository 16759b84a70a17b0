import ArgumentParser
import Handset

/// `handset describe`: prints the whole userInfo as `%@` does.
struct Describe: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads

    static let configuration = CommandConfiguration(
        commandName: "describe",
        abstract: "Print each payload as %@ prints it on the device.",
        discussion: "A newline follows the text of each payload.")

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    @Option(
        help: ArgumentHelp(
            "iOS version of the device; it decides how integers beyond 64 bits are printed. "
                + "(default: 4)", valueName: "version"),
        completion: .iosVersion,
        transform: IOSVersionText.version)
    var ios: IOSVersion?

    @Option(
        name: .app, help: AppFileName.help, completion: .jsonFile,
        transform: AppFileName.init(option:))
    var app = AppFileName()

    func validate() throws {
        try output.validate(beside: input, reading: app.files(allowsOutside: false))
        try app.validate()
        try input.written.check(app.files(allowsOutside: false))
        guard input.keep.isEmpty else {
            throw ValidationError(
                "--keep is for JSON records, and describe prints none; remove it.")
        }
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory],
            output: output.output
        ) { streams, verdict in
            let version = try app.load(allowsOutside: false, streams).version(ios)
            try streams.note(unknownAmong: [version])
            var writer = DescriptionWriter()
            var text: [UInt8] = []
            try await PayloadInput(input, limits.values, streams: streams).forEachPayload(&verdict)
            {
                payload, _, _ in
                text.removeAll(keepingCapacity: true)
                try writer.write(payload.made(by: version).userInfo, into: &text)
                text.append(UInt8(ascii: "\n"))
                try streams.output.write(text)
            }
        }.run()
    }
}
