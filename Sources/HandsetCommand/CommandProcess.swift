package import ArgumentParser
import Dispatch

/// The process of a command.
package enum CommandProcess {
    /// Runs `handset`.
    package static func runHandset() { run(HandsetCommand.self) }

    /// Runs a command with the arguments of the process, and ends the process as it says.
    ///
    /// Not an asynchronous `main`: before one runs, Swift's runtime has opened files of its own, which take
    /// the places of standard streams that the caller has closed.
    package static func run<Command: AsyncParsableCommand>(_ command: Command.Type) {
        StandardStreams.prepare()
        let end = DispatchSemaphore(value: 0)
        Task.detached {
            await command.main(nil)
            end.signal()
        }
        end.wait()
    }
}
