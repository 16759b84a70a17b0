package import ArgumentParser
import Handset

/// The entry points of the processes `handset` and `handset-listen`.
package enum CommandProcess {
    package static func runHandset() {
        run {
            if CompletionRequest.isMade { CompletionRequest.handOver() }
            switch TypedArguments(Array(Platform.arguments.dropFirst())) {
            case .command(let arguments): await parseAndRun(HandsetCommand.self, arguments)
            case .none: write(Introduction.text(MessageStyle.ofCommandLine.outputFold))
            case .concepts: write(Concepts.text(MessageStyle.ofCommandLine.outputFold))
            case .unknown(let message):
                end(HandsetCommand.self, by: ValidationError(message), isOfUse: true)
            }
        }
    }

    /// `subcommand` is the first argument, which is not one of the command; if it is `nil`, all are.
    package static func run<Command: AsyncParsableCommand>(
        _ command: Command.Type, after subcommand: String? = nil
    ) {
        run {
            let arguments = Array(Platform.arguments.dropFirst(subcommand == nil ? 1 : 2))
            await parseAndRun(command, TypedArguments.joiningNegativeNumbers(arguments))
        }
    }

    private static func parseAndRun<Command: AsyncParsableCommand>(
        _ command: Command.Type, _ arguments: [String]
    ) async {
        if HelpRequest.isShort(arguments) {
            let words = HelpRequest.shortHelp(of: command, arguments)
            return write(SourceExcerpt.shownLines(words.utf8))
        }
        var parsed: any ParsableCommand
        do {
            parsed = try await Command.asyncParseAsRoot(arguments)
        } catch {
            end(command, by: error, isOfUse: true)
        }
        do {
            if var command = parsed as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try parsed.run()
            }
        } catch {
            end(command, by: error, in: type(of: parsed))
        }
    }

    /// Prints the message of an error, or the help that was asked for, and exits.
    ///
    /// `main` of ArgumentParser prints arguments as they are, with what a terminal would act on.
    /// `isOfUse` is true if the arguments have the error, or ask for help; otherwise the subcommand that ran has
    /// it.
    private static func end<Command: AsyncParsableCommand>(
        _ command: Command.Type, by error: any Error,
        in subcommand: (any ParsableCommand.Type)? = nil, isOfUse: Bool = false
    ) -> Never {
        // An exit status alone has no message, which ArgumentParser takes long to find out.
        let code =
            error as? ExitCode ?? printMessage(command, of: error, in: subcommand, isOfUse: isOfUse)
        ProgramOutput.leave()
        StopSignal.waitForEnd()
        Platform.exit(code.rawValue)
    }

    private static func printMessage<Command: AsyncParsableCommand>(
        _ command: Command.Type, of error: any Error, in subcommand: (any ParsableCommand.Type)?,
        isOfUse: Bool
    ) -> ExitCode {
        var text = command.fullMessage(for: error)
        if let subcommand, let error = error as? ValidationError {
            // ArgumentParser would show the usage of the command that all others belong to.
            let usage = command.usageString(for: subcommand)
            let words = usage.split(separator: " ")
            text =
                "\(errorLabel)\(error.message)\nUsage: \(usage)\n  See '"
                + "\(words.prefix(while: { $0.allSatisfy(\.isLowercase) }).joined(separator: " ")) --help' for "
                + "more information."
        }
        // ArgumentParser would make the usage once more to find the status. Only errors have its label.
        let code: ExitCode =
            !isOfUse
            ? command.exitCode(for: error)
            : text.hasPrefix(errorLabel) ? .validationFailure : .success
        if text.isEmpty { return code }
        if code.isSuccess {
            let examples =
                CompletionRequest.isMade ? "" : HelpRequest.examples(after: text, of: command)
            write(
                "\(CompletionRequest.isMade ? CompletionRequest.completed(text) : text)\n\(examples)"
            )
        } else {
            let message = UsageAdvice(
                arguments: Array(Platform.arguments.dropFirst()),
                subcommands: TypedArguments.subcommands
            ).adding(to: text)
            // If this fails, nobody can read it.
            try? StandardStreams(.ofCommandLine).report(SourceExcerpt.shownLines(message.utf8))
        }
        return code
    }

    /// The label that ArgumentParser writes before each error, and before nothing else.
    private static let errorLabel = "Error: "

    /// Writes a text to standard output.
    private static func write(_ text: String) {
        let streams = StandardStreams(.ofCommandLine)
        do throws(OutputError) {
            try streams.output.write(text.utf8)
            try streams.output.flush()
        } catch {
            // Nobody can read it.
        }
    }

    // Not an asynchronous `main`: before one runs, Swift's runtime opens files of its own, and these would
    // take the descriptors of standard streams that the caller has closed.
    private static func run(_ body: @escaping @Sendable () async -> Void) {
        StandardStreams.prepare()
        Platform.removeInvalidColumns()
        if CommandLine.argc == 2, CommandLine.arguments[1] == ProgramOutput.relayArgument {
            return ProgramOutput.relay()
        }
        MainThreadExecutor().run(body)
        ProgramOutput.leave()
        StopSignal.waitForEnd()
    }
}
