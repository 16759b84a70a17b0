package import ArgumentParser
import Handset

/// The entry points of the processes `handset` and `handset-listen`.
package enum CommandProcess {
    package static func runHandset() {
        run { await runTyped() }
    }

    /// Runs `handset` beside others in this process, and returns its exit status.
    ///
    /// A subcommand that replaces the process, such as `handset listen`, is not run, and signals are not obeyed. Relative
    /// paths begin at the working folder of the thread that runs the command.
    ///
    /// ```swift
    /// let status = await CommandProcess.run(
    ///     in: CommandEnvironment(arguments: ["token", "--count", "2"], input: 0, output: 1, error: 2))
    /// ```
    package static func run(in environment: CommandEnvironment) async -> Int32 {
        await CommandEnvironment.$current.withValue(environment) { await runTyped() }
    }

    private static func runTyped() async -> Int32 {
        if CompletionRequest.isMade { CompletionRequest.handOver() }
        switch TypedArguments(CommandEnvironment.current.ownArguments) {
        case .command(let arguments):
            return await parseAndRun(HandsetCommand.self, arguments)
        case .none:
            write(Introduction.text(MessageStyle.ofCommandLine.outputFold))
        case .options:
            write(HelpRequest.options)
        case .concepts:
            write(Concepts.text(MessageStyle.ofCommandLine.outputFold))
        case .unknown(let message):
            return status(of: ValidationError(message), HandsetCommand.self, isOfUse: true)
        }
        return 0
    }

    /// `subcommand` is the first argument, which is not one of the command; if it is `nil`, all are.
    package static func run<Command: AsyncParsableCommand>(
        _ command: Command.Type, after subcommand: String? = nil
    ) {
        run {
            let arguments = CommandEnvironment.current.arguments
                .dropFirst(subcommand == nil ? 1 : 2)
            return await parseAndRun(
                command, TypedArguments.joiningNegativeNumbers(Array(arguments)))
        }
    }

    private static func parseAndRun<Command: AsyncParsableCommand>(
        _ command: Command.Type, _ arguments: [String]
    ) async -> Int32 {
        if HelpRequest.isMade(arguments) {
            let words = HelpRequest.help(of: command, arguments)
            write(SourceExcerpt.shownLines(words.utf8))
            return 0
        }
        var parsed: any ParsableCommand
        do {
            parsed = try await parse(command, arguments)
        } catch {
            return status(of: error, command, isOfUse: true)
        }
        do {
            if var command = parsed as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try parsed.run()
            }
            return 0
        } catch {
            return status(of: error, command, in: type(of: parsed))
        }
    }

    /// Parses arguments by the subcommand that they name, or by the command for help and errors.
    ///
    /// The command would describe all options of the subcommand once more, to find out whether it takes the rest as it
    /// is: two fifths of a start of `receive` in a debug build. What the subcommand rejects, the command rejects with its
    /// own words.
    private static func parse<Command: AsyncParsableCommand>(
        _ command: Command.Type, _ arguments: [String]
    ) async throws -> any ParsableCommand {
        if arguments.first == "receive", command == HandsetCommand.self,
            let receive = Receive(sources: Array(arguments.dropFirst()))
        {
            return receive
        }
        // A key path of a metatype crashes the compiler.
        let subcommand = command.configuration.subcommands.first {
            $0.configuration.commandName == arguments.first
        }
        if let subcommand = subcommand as? any AsyncParsableCommand.Type,
            subcommand.configuration.subcommands.isEmpty,
            let parsed = try? await subcommand.asyncParseAsRoot(Array(arguments.dropFirst()))
        {
            return parsed
        }
        return try await command.asyncParseAsRoot(arguments)
    }

    /// Prints the message of an error, or the help that was asked for, and returns the exit status.
    ///
    /// `main` of ArgumentParser prints arguments as they are, with what a terminal would act on.
    /// `isOfUse` is true if the arguments have the error, or ask for help; otherwise the subcommand that ran has
    /// it.
    private static func status<Command: AsyncParsableCommand>(
        of error: any Error, _ command: Command.Type,
        in subcommand: (any ParsableCommand.Type)? = nil, isOfUse: Bool = false
    ) -> Int32 {
        // An exit status alone has no message, which ArgumentParser takes long to find out.
        let code =
            error as? ExitCode ?? printMessage(command, of: error, in: subcommand, isOfUse: isOfUse)
        return code.rawValue
    }

    private static func printMessage<Command: AsyncParsableCommand>(
        _ command: Command.Type, of error: any Error, in subcommand: (any ParsableCommand.Type)?,
        isOfUse: Bool
    ) -> ExitCode {
        var text = command.fullMessage(for: error, columns: columns)
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
            write("\(CompletionRequest.isMade ? CompletionRequest.completed(text) : text)\n")
        } else {
            let message = UsageAdvice(
                arguments: CommandEnvironment.current.ownArguments,
                subcommands: TypedArguments.subcommands
            ).adding(to: text)
            // If this fails, there is no way left to tell.
            try? StandardStreams(.ofCommandLine).report(SourceExcerpt.shownLines(message.utf8))
        }
        return code
    }

    /// The label that ArgumentParser writes before each error, and before nothing else.
    private static let errorLabel = "Error: "

    private static func write(_ text: String) {
        let streams = StandardStreams(.ofCommandLine)
        do throws(OutputError) {
            try streams.output.write(text.utf8)
            try streams.output.flush()
        } catch {
            // There is no way left to tell.
        }
    }

    /// The width of help; `nil` lets ArgumentParser ask the terminal of the process.
    private static var columns: Int? {
        CommandEnvironment.current.isProcess ? nil : 80
    }

    // Not an asynchronous `main`: before one runs, Swift's runtime opens files of its own, and these would
    // take the descriptors of standard streams that the caller has closed.
    private static func run(_ body: @escaping @Sendable () async -> Int32) {
        StandardStreams.prepare()
        Platform.removeInvalidColumns()
        if CommandLine.argc == 2, CommandLine.arguments[1] == ProgramOutput.relayArgument {
            return ProgramOutput.relay()
        }
        let status = MainThreadExecutor().run(body)
        ProgramOutput.leave()
        StopSignal.waitForEnd()
        if status != 0 { Platform.exit(status) }
    }
}
