import ArgumentParser
import HandsetCommand

/// `handset` with the options of `listen`, which `handset` itself does not have.
///
/// It makes completions, and runs nothing.
struct WholeHandset: AsyncParsableCommand {
    static let configuration: CommandConfiguration = {
        var configuration = HandsetCommand.configuration
        configuration.subcommands = configuration.subcommands.map { command in
            let isListen =
                command.configuration.commandName == ListenSubcommand.configuration.commandName
            return isListen ? ListenSubcommand.self : command
        }
        return configuration
    }()
}
