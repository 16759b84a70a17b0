import ArgumentParser
import HandsetCommand

/// The command `phone` of ``WholeHandset``.
struct PhoneSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ListenProgram.phone, abstract: ListenProgram.phoneAbstract)

    @OptionGroup var command: PhoneCommand
}
