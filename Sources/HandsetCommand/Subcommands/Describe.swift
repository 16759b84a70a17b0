import ArgumentParser
import Handset

/// `handset describe`: prints the whole userInfo as `%@` does.
struct Describe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe",
        abstract: "Print each payload as %@ prints it on the device.",
        discussion: "A newline follows the text of each payload.")

    @OptionGroup var input: SourceOptions

    @Option(
        help: ArgumentHelp(
            "iOS version of the device; it decides how integers beyond 64 bits are printed. "
                + "(default: 4)", valueName: "version"),
        completion: .iosVersion,
        transform: LogOptions.version)
    var ios: IOSVersion?

    @OptionGroup var app: AppFileOptions

    func validate() throws {
        try input.written.check(app.files(allowsOutside: false))
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: input.refusals.maximumMemory
        ) { streams, verdict in
            let version = try app.load(allowsOutside: false).version(ios)
            try streams.note(unknownAmong: [version])
            var writer = DescriptionWriter()
            var text: [UInt8] = []
            try await PayloadInput(input, streams: streams).forEachPayload(&verdict) {
                payload, _, _ in
                text.removeAll(keepingCapacity: true)
                try writer.write(payload.made(by: version).userInfo, into: &text)
                text.append(UInt8(ascii: "\n"))
                try streams.output.write(text)
            }
        }.run()
    }
}
