/// The parts of a subcommand's help besides its options.
package struct CommandHelp: Sendable {
    /// A command line to try, and what it does.
    package struct Example: Sendable {
        package let line: String
        package let purpose: String
    }

    /// The long names of the options that matter most, in the order of the short help.
    package let mainOptions: [String]
    package let examples: [Example]

    init(_ mainOptions: [String], examples: KeyValuePairs<String, String>) {
        self.mainOptions = mainOptions
        self.examples = examples.map { Example(line: $0.key, purpose: $0.value) }
    }

    /// Returns the examples, each indented and with a newline at its end.
    func text(ofFirst count: Int = .max) -> String {
        examples.prefix(count).map { "  \($0.line)\n      \($0.purpose)\n" }.joined()
    }
}
