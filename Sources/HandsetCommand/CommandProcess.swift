package import ArgumentParser

/// The entry points of the processes `handset` and `handset-listen`.
package enum CommandProcess {
    /// Runs `handset`.
    package static func runHandset() {
        run {
            guard let receive = Receive(commandLine: CommandLine.arguments) else {
                return await HandsetCommand.main(nil)
            }
            do {
                try await receive.run()
            } catch {
                HandsetCommand.exit(withError: error)
            }
        }
    }

    /// Runs a command with the arguments of the process, and exits with its status.
    package static func run<Command: AsyncParsableCommand>(_ command: Command.Type) {
        run { await command.main(nil) }
    }

    // Not an asynchronous `main`: before one runs, Swift's runtime opens files of its own, and these would
    // take the descriptors of standard streams that the caller has closed.
    private static func run(_ body: @escaping @Sendable () async -> Void) {
        StandardStreams.prepare()
        MainThreadExecutor().run(body)
    }
}
