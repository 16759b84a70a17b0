package import ArgumentParser
import Dispatch

/// The process of a command.
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

    /// Runs a command with the arguments of the process, and ends the process as it says.
    package static func run<Command: AsyncParsableCommand>(_ command: Command.Type) {
        run { await command.main(nil) }
    }

    // Not an asynchronous `main`: before one runs, Swift's runtime has opened files of its own, which take
    // the places of standard streams that the caller has closed.
    private static func run(_ body: @escaping @Sendable () async -> Void) {
        StandardStreams.prepare()
        let end = DispatchSemaphore(value: 0)
        Task.detached {
            await body()
            end.signal()
        }
        end.wait()
    }
}
