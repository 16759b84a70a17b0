import HandsetCommand

/// The entry point of the process `handset-listen`.
package enum ListenProcess {
    package static func run() {
        guard CompletionRequest.isMade else {
            // `handset phone` and `handset send` hand their names over as the first argument.
            return switch CommandLine.arguments.dropFirst().first {
            case ListenProgram.phone:
                CommandProcess.run(PhoneCommand.self, after: ListenProgram.phone)
            case ListenProgram.send:
                CommandProcess.run(SendCommand.self, after: ListenProgram.send)
            default: CommandProcess.run(ListenCommand.self)
            }
        }
        if CompletionRequest.isOfHandset {
            CommandProcess.run(WholeHandset.self)
        } else {
            CommandProcess.run(ListenByItsName.self)
        }
    }
}
