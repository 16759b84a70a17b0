import ArgumentParser
import HandsetCommand

/// `handset-listen` under the name of its file, for its completions.
struct ListenByItsName: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ListenProgram.name, abstract: ListenProgram.abstract)

    @OptionGroup var command: ListenCommand
}
