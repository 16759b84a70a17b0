import ArgumentParser
import Handset

/// The requests for help: `-h` and `--help` for a command's own options, `--help-all` for every option.
enum HelpRequest {
    /// True if the arguments ask for help; a subcommand that another program runs answers the request itself.
    static func isMade(_ arguments: [String]) -> Bool {
        !TypedArguments.programs.contains(arguments.first ?? "")
            && arguments.prefix { $0 != "--" }.contains {
                ["-h", "--help", SharedOptions.all].contains($0)
            }
    }

    /// Returns the help of the subcommand that the arguments name.
    static func help<Command: ParsableCommand>(
        of command: Command.Type, _ arguments: [String]
    ) -> String {
        let columns = columns
        let isWhole = arguments.contains(SharedOptions.all)
        guard let (name, subcommand) = subcommand(of: command, arguments),
            let help = CommandHelp.all[name]
        else {
            return isWhole
                ? command.helpMessage(includeHidden: false, columns: columns) + "\n"
                : Introduction.text(MessageStyle.ofCommandLine.outputFold)
        }
        let whole = command.helpMessage(for: subcommand, includeHidden: false, columns: columns)
        return isWhole
            ? "\(whole)\nEXAMPLES:\n\(help.text())\n"
            : ShortHelp(of: name, help, from: whole, width: columns).text
    }

    /// Returns the help of the options that many subcommands have.
    static var options: String {
        let subcommands: [any ParsableCommand.Type] = [Receive.self, Matrix.self, Test.self]
        let texts = subcommands.map {
            HandsetCommand.helpMessage(for: $0, includeHidden: false, columns: columns)
        }
        return SharedOptions(from: texts).text
    }

    private static var columns: Int {
        MessageStyle.ofCommandLine.outputFold.width ?? 80
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
