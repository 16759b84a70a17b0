import ArgumentParser

/// `handset listen`: runs the program `handset-listen` in place of this one.
struct Listen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listen", abstract: ListenProgram.abstract,
        // The program prints its own help.
        helpNames: [])

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func run() throws {
        try ListenProgram.run("listen", arguments, lastArgumentCount: arguments.count)
    }
}
