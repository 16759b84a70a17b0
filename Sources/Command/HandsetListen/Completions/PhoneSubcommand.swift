import ArgumentParser
import HandsetCommand

struct PhoneSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ListenProgram.phone, abstract: ListenProgram.phoneAbstract)

    @OptionGroup var command: PhoneCommand
}
