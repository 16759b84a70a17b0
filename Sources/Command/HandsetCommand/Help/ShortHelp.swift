import Handset

/// The help of a subcommand: its own options, in short, and examples.
///
/// It is taken from the whole help, as ArgumentParser prints it.
struct ShortHelp {
    private let name: String
    private let help: CommandHelp
    private let whole: String
    private let width: Int

    /// `whole` is the help of the subcommand with that name.
    init(of name: String, _ help: CommandHelp, from whole: String, width: Int) {
        self.name = name
        self.help = help
        self.whole = whole
        self.width = max(40, width)
    }

    /// The help, with a newline at its end.
    var text: String {
        let paragraphs = whole.split(separator: "\n\n").map(String.init)
        let starts = ["OVERVIEW: ", "USAGE: "].compactMap { label in
            paragraphs.first { $0.hasPrefix(label) }.map { $0 + "\n\n" }
        }
        let entries = HelpEntry.all(in: whole)
        let argument = entries.first(where: \.isArgument)
        let options = help.mainOptions.compactMap { name in
            entries.first { $0.name == "--\(name)" }
        }
        let shown = ([argument].compactMap(\.self) + options).map { $0.short(width) }.joined()
        return starts.joined() + shown + "\nEXAMPLES:\n"
            + help.text(ofFirst: 2) + "\nOptions of many commands: handset help options\n"
            + "All options: handset \(name) \(SharedOptions.all)\n"
    }
}
