import ArgumentParser
import Handset

/// `handset matrix`: shows one payload in every state, for every user action.
struct Matrix: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Show what the app does with a payload in every state, for every user action.",
        discussion: """
            Prints a table for each iOS version, with a row for each state and action. A row tells \
            whether the session is routed, waiting (the user can still tap the notification) or \
            lost, what the user sees, and which callbacks fire. Handlers are not run.
            """)

    /// The formats.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @OptionGroup var input: SourceOptions

    @Option(
        help: ArgumentHelp(
            "iOS versions, separated by commas. (default: 4,9,17)", valueName: "versions"),
        completion: .iosVersion,
        transform: Matrix.versions)
    var ios: [IOSVersion]?

    /// The versions if neither an option nor the app file names any.
    private static let defaultVersions = [IOSVersion(4), IOSVersion(9), IOSVersion(17)]

    @OptionGroup var deviceOptions: DeviceOptions

    @OptionGroup var ruleOptions: RuleOptions

    @Option(
        help: ArgumentHelp(
            "Print tables for people, or one JSON record per payload.",
            valueName: "format"))
    var format = Format.text

    func validate() throws {
        try ruleOptions.validate(beside: input)
    }

    func run() async throws {
        try await CommandRun(maximumMemory: input.refusals.maximumMemory) { streams, verdict in
            let app = try ruleOptions.loadApp()
            let rules = try ruleOptions.load(app)
            let device = deviceOptions.device(on: .ofTheApp, of: app.file)
            let versions =
                ios ?? app.file.device.version.map { [$0] } ?? Self.defaultVersions
            var isFirst = true
            try await PayloadInput(input, streams: streams).forEachPayload(&verdict) {
                payload, _, _ in
                let matrix = try DeviceMatrix(
                    of: payload, at: device, on: versions, rules: rules)
                switch format {
                case .text:
                    try OutputText.write(to: streams.output) { text in
                        if !isFirst { text.write("\n") }
                        MatrixText(matrix).write(into: &text)
                    }
                case .json:
                    try matrix.writeJSON(terminator: UInt8(ascii: "\n")) {
                        try streams.output.write($0)
                    }
                }
                isFirst = false
            }
        }.run()
    }

    private static func versions(_ text: String) throws -> [IOSVersion] {
        var versions: [IOSVersion] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let version = try LogOptions.version(String(part.drop { $0 == " " }))
            if !versions.contains(version) { versions.append(version) }
        }
        return versions
    }
}
