package import ArgumentParser
import HandsetBuild

package struct HandsetCommand: AsyncParsableCommand {
    static let name = "handset"

    package static let configuration = CommandConfiguration(
        commandName: name,
        abstract: "A phone in a terminal: see what an app does with a push notification.",
        discussion: """
            Payloads come from files, from folders (their *.json, *.apns, *.jsonl and *.ndjson \
            files), and from standard input (- or no source). Data goes to standard output; the \
            device log and diagnostics go to standard error. A terminal shows control characters \
            instead of obeying them.

            Exit status: 0 success; 1 a check failed (nothing opened with --require-session, a \
            finding with --fail-on, a failed handler, a failed test case, or too few notifications \
            within the --timeout of listen); 2 some input was rejected or could not be read; 64 \
            wrong usage; 69 listen could not start, or a program is missing; 74 output \
            could not be written; 130 or 143 stopped by SIGINT or SIGTERM.
            """,
        version: BuildFacts.text(
            program: name, target: "HandsetMain",
            libraries: ["jansson \(BuildFacts.jansson)"]),
        // Each subcommand states its name: deriving it takes longer at each start.
        groupedSubcommands: [
            CommandGroup(
                name: "Your app",
                subcommands: [
                    Receive.self, Why.self, Show.self, Explain.self, Matrix.self, Diff.self,
                    Test.self,
                    HuntCommand.self, AppCommand.self, Init.self,
                    PhoneCommand.self, Describe.self, Read.self, Register.self, Schema.self,
                    Doctor.self,
                ]),
            CommandGroup(
                name: "Your sender",
                subcommands: [
                    LintCommand<Check>.self, LintCommand<Lint>.self, Listen.self, Send.self,
                    PayloadCommand.self, Token.self,
                ]),
            CommandGroup(
                name: "The binary protocol of 2010", subcommands: [Packet.self, Unpack.self]),
        ],
        // -h shows the short help.
        helpNames: .long)

    package init() {}
}
