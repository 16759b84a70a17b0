import ArgumentParser
import HandsetCommand

struct SendSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ListenProgram.send, abstract: ListenProgram.sendAbstract)

    @OptionGroup var command: SendCommand
}
