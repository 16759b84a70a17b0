import HandsetCommand

@main
enum EntryPoint {
    static func main() {
        guard CompletionRequest.isMade else {
            // `handset phone` hands its name over as the first argument.
            return CommandLine.arguments.dropFirst().first == ListenProgram.phone
                ? CommandProcess.run(PhoneCommand.self, after: ListenProgram.phone)
                : CommandProcess.run(ListenCommand.self)
        }
        if CompletionRequest.isOfHandset {
            CommandProcess.run(WholeHandset.self)
        } else {
            CommandProcess.run(ListenByItsName.self)
        }
    }
}
