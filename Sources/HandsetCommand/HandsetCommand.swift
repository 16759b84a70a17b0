import ArgumentParser

/// The command `handset`.
struct HandsetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "handset",
        abstract: "A phone in a terminal: see what an app does with a push notification.",
        discussion: """
            Payloads are read from files, from the *.json, *.apns, *.jsonl and *.ndjson files of \
            folders, and from standard input (-, or nothing). Data goes to standard output, the \
            device's log and diagnostics go to standard error. In a terminal control characters are \
            shown, and do nothing.

            Exit status: 0 done; 1 a verdict was negative (a payload of which no session was opened where one was \
            required, a handler that failed); 2 some input was refused or could not be read; 64 wrong usage; 69 listen could \
            not start; 74 output could not be written.
            """,
        // Each has its name written out, which takes much less time than to derive it at each start.
        subcommands: [
            Receive.self, Explain.self, Matrix.self, Describe.self, Rules.self, Test.self,
            Register.self,
            PayloadMaking.self, Token.self, Packet.self, Unpack.self, Listen.self,
        ])
}
