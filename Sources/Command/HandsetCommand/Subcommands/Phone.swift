import ArgumentParser

/// `handset phone`: runs the program `handset-listen` in place of this one.
struct PhoneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ListenProgram.phone, abstract: ListenProgram.phoneAbstract,
        // The program prints its own help.
        helpNames: [])

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func run() throws {
        // With the name of the subcommand, which tells the program that it is not `listen`.
        try ListenProgram.run(
            ListenProgram.phone, arguments, lastArgumentCount: arguments.count + 1)
    }
}
