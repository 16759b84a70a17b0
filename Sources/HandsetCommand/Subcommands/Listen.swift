import ArgumentParser
import Handset

/// `handset listen`: runs the program `handset-listen` in place of this one.
struct Listen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listen", abstract: ListenProgram.abstract,
        // The program prints its own help.
        helpNames: [])

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func run() throws {
        let failure = ListenProgram.execute(lastArgumentCount: arguments.count)
        if failure == .missing, arguments.first.map(["--help", "-h", "help"].contains) == true {
            try ListenProgram.writeOverview()
        }
        let options = ListenProgram.isBesideRelease ? "-c release --static-swift-stdlib " : ""
        try StandardStreams(.ofCommandLine).report(
            failure == .missing
                ? "handset: error: \(ListenProgram.name) is not installed; build it with swift build "
                    + "\(options)--product \(ListenProgram.name), and put it next to handset, in "
                    + SourceExcerpt.shown(ListenProgram.folderPath)
                : "handset: error: cannot run \(SourceExcerpt.shown(ListenProgram.path)): \(failure)"
        )
        throw ExitCode(69)
    }
}
