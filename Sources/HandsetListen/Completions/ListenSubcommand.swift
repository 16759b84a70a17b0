import ArgumentParser
import HandsetCommand

/// The command `listen` of ``WholeHandset``.
struct ListenSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listen", abstract: ListenProgram.abstract)

    @OptionGroup var command: ListenCommand
}
