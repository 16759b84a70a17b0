import HandsetCommand

/// The entry point of `handset-listen`.
@main
enum EntryPoint {
    static func main() {
        guard CompletionRequest.isMade else { return CommandProcess.run(ListenCommand.self) }
        if CompletionRequest.isOfHandset {
            CommandProcess.run(WholeHandset.self)
        } else {
            CommandProcess.run(ListenByItsName.self)
        }
    }
}
