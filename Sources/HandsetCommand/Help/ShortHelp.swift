import Handset

/// The help for `-h`: the options of a subcommand that matter most, and two examples.
///
/// It is taken from the whole help, as ArgumentParser prints it.
struct ShortHelp {
    private let name: String
    private let help: CommandHelp
    private let whole: String

    /// `whole` is the help of the subcommand with that name.
    init(of name: String, _ help: CommandHelp, from whole: String) {
        self.name = name
        self.help = help
        self.whole = whole
    }

    /// The help, with a newline at its end.
    var text: String {
        let paragraphs = whole.split(separator: "\n\n").map(String.init)
        let starts = ["OVERVIEW: ", "USAGE: "].compactMap { label in
            paragraphs.first { $0.hasPrefix(label) }.map { $0 + "\n\n" }
        }
        let entries = entries
        let options = help.mainOptions.compactMap { entries["--\($0)"] }.joined()
        return starts.joined() + (entries["argument"] ?? "") + options + "\nEXAMPLES:\n"
            + help.text(ofFirst: 2) + "\nAll options: handset \(name) --help\n"
    }

    /// The entries of the help, by the long names of the options.
    private var entries: [Substring: String] {
        var entries: [Substring: String] = [:]
        var key: Substring?
        for line in whole.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.firstMatch(of: #/^  (?:-[a-zA-Z], )?(--[a-z0-9-]+)/#) {
                key = match.1
            } else if line.hasPrefix("  <") {
                key = "argument"
            } else if !line.hasPrefix("    ") {
                key = nil
            }
            if let key { entries[key, default: ""] += line + "\n" }
        }
        return entries
    }
}
