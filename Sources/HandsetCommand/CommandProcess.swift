package import ArgumentParser
import Handset

/// The entry points of the processes `handset` and `handset-listen`.
package enum CommandProcess {
    /// Runs `handset`.
    package static func runHandset() {
        run {
            if CompletionRequest.isMade { CompletionRequest.handOver() }
            let arguments = Platform.arguments
            guard let receive = Receive(commandLine: arguments) else {
                return await parseAndRun(HandsetCommand.self)
            }
            do {
                try await receive.run()
            } catch {
                end(HandsetCommand.self, by: error)
            }
        }
    }

    /// Runs a command with the arguments of the process, and exits with its status.
    package static func run<Command: AsyncParsableCommand>(_ command: Command.Type) {
        run { await parseAndRun(command) }
    }

    private static func parseAndRun<Command: AsyncParsableCommand>(_ command: Command.Type) async {
        do {
            var command = try await Command.asyncParseAsRoot(
                Array(Platform.arguments.dropFirst()))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            end(command, by: error)
        }
    }

    /// Prints the message of an error, or the help that was asked for, and exits.
    ///
    /// `main` of ArgumentParser prints arguments as they are, with what a terminal would act on.
    private static func end<Command: AsyncParsableCommand>(
        _ command: Command.Type, by error: any Error
    ) -> Never {
        // An exit status alone has no message, which ArgumentParser takes long to find out.
        let code = error as? ExitCode ?? printMessage(command, of: error)
        ProgramOutput.leave()
        Platform.exit(code.rawValue)
    }

    /// Prints the message of an error, if it has one, and returns its exit status.
    private static func printMessage<Command: AsyncParsableCommand>(
        _ command: Command.Type, of error: any Error
    ) -> ExitCode {
        let text = command.fullMessage(for: error)
        let code = command.exitCode(for: error)
        do throws(OutputError) {
            let streams = StandardStreams()
            if text.isEmpty {
                // Nothing to print.
            } else if code.isSuccess {
                let text = CompletionRequest.isMade ? CompletionRequest.completed(text) : text
                try streams.output.write("\(text)\n".utf8)
                try streams.output.flush()
            } else {
                try streams.report(SourceExcerpt.shownLines(text.utf8))
            }
        } catch {
            // Nobody can read it.
        }
        return code
    }

    // Not an asynchronous `main`: before one runs, Swift's runtime opens files of its own, and these would
    // take the descriptors of standard streams that the caller has closed.
    private static func run(_ body: @escaping @Sendable () async -> Void) {
        StandardStreams.prepare()
        if CommandLine.argc == 2, CommandLine.arguments[1] == ProgramOutput.relayArgument {
            return ProgramOutput.relay()
        }
        MainThreadExecutor().run(body)
        ProgramOutput.leave()
    }
}
