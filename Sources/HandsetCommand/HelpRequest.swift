import ArgumentParser
import Handset

/// The requests for help: `-h` for the short one, `--help` and `help` for all.
enum HelpRequest {
    /// A subcommand that another program runs answers the request itself.
    static func isShort(_ arguments: [String]) -> Bool {
        !TypedArguments.programs.contains(arguments.first ?? "")
            && arguments.prefix { $0 != "--" }.contains("-h")
    }

    /// Returns the short help of the subcommand that the arguments name.
    static func shortHelp<Command: ParsableCommand>(
        of command: Command.Type, _ arguments: [String]
    ) -> String {
        let columns = MessageStyle.ofCommandLine.outputFold.width
        guard let (name, subcommand) = subcommand(of: command, arguments),
            let help = CommandHelp.all[name]
        else { return Introduction.text(MessageStyle.ofCommandLine.outputFold) }
        let whole = command.helpMessage(for: subcommand, includeHidden: false, columns: columns)
        return ShortHelp(of: name, help, from: whole).text
    }

    /// Returns the examples after a help text, and nothing after another text.
    static func examples<Command: ParsableCommand>(
        after text: String, of command: Command.Type
    ) -> String {
        let arguments = CommandEnvironment.current.ownArguments.filter { $0 != "help" }
        guard text.hasPrefix("OVERVIEW: "),
            let (name, _) = subcommand(of: command, arguments), let help = CommandHelp.all[name]
        else { return "" }
        return "EXAMPLES:\n\(help.text())\n"
    }

    /// A program of one subcommand is that subcommand, whatever its arguments are.
    private static func subcommand<Command: ParsableCommand>(
        of command: Command.Type, _ arguments: [String]
    ) -> (name: String, type: any ParsableCommand.Type)? {
        let subcommands = command.configuration.subcommands
        guard !subcommands.isEmpty else {
            let name = command.configuration.commandName ?? ""
            return (name.replacing("handset ", with: ""), command)
        }
        for argument in arguments {
            // A key path of a metatype crashes the compiler.
            let type = subcommands.first { $0.configuration.commandName == argument }
            if let type { return (argument, type) }
        }
        return nil
    }
}
