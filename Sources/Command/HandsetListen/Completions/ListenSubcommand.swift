import ArgumentParser
import HandsetCommand

struct ListenSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listen", abstract: ListenProgram.abstract)

    @OptionGroup var command: ListenCommand
}
