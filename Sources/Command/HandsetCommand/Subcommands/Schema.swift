import ArgumentParser
import Handset

/// `handset schema`: prints a JSON Schema.
struct Schema: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of payloads, of files that you write, or of records.",
        discussion: """
            Without a name, lists the schemas. Each is of the dialect 2020-12, and refers to no other file: an editor \
            that gets it completes and checks without a network.
            """)

    @Argument(help: ArgumentHelp("Schema to print.", valueName: "name"))
    var name: SchemaName?

    @OptionGroup var output: OutputOption

    @OptionGroup var messages: MessageOptions

    func validate() throws { _ = try output.written() }

    func run() async throws {
        try await CommandRun(messages.style, output: output.output) { streams, _ in
            guard let name else { return try streams.output.write(Array(Self.list.utf8)) }
            let bytes = try SchemaDocument(name).bytes()
            guard streams.isOutputColoured else { return try streams.output.write(bytes) }
            // Keep ANSI colours: what is coloured shows its controls.
            streams.output.showsControls = false
            try streams.output.write(ColouredJSON(bytes).text.utf8)
        }.run()
    }

    private static var list: String {
        let width = SchemaName.allCases.map(\.rawValue.count).max() ?? 0
        return SchemaName.allCases.map { name in
            let blanks = String(repeating: " ", count: width - name.rawValue.count + 2)
            return "\(name.rawValue)\(blanks)\(name.purpose)\n"
        }.joined()
    }
}
