import ArgumentParser
import HandsetCommand

/// `handset` with the options of `listen`, `phone` and `send`, which `handset` itself does not have.
///
/// It makes completions, and runs nothing.
struct WholeHandset: AsyncParsableCommand {
    static let configuration: CommandConfiguration = {
        var configuration = HandsetCommand.configuration
        configuration.subcommands = configuration.subcommands.map { command in
            switch command.configuration.commandName {
            case ListenSubcommand.configuration.commandName: ListenSubcommand.self
            case ListenProgram.phone: PhoneSubcommand.self
            case ListenProgram.send: SendSubcommand.self
            default: command
            }
        }
        return configuration
    }()
}
