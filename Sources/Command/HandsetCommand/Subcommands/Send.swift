import ArgumentParser

/// `handset send`: runs the program `handset-listen` in place of this one.
struct Send: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ListenProgram.send, abstract: ListenProgram.sendAbstract,
        // The program prints its own help.
        helpNames: [])

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func run() throws {
        // With the name of the subcommand, as for `phone`.
        try ListenProgram.run(
            ListenProgram.send, arguments, lastArgumentCount: arguments.count + 1)
    }
}
