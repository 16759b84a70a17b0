internal import Foundation
internal import Synchronization

/// The description of a subcommand that the command itself gives.
package struct CommandHelp: Decodable, Sendable {
    /// A value that nobody reads.
    package struct Nothing: Decodable, Sendable {}

    /// An option, a flag or a positional argument.
    package struct Argument: Decodable, Sendable {
        package struct Name: Decodable, Sendable {
            package let kind: String
            package let name: String

            /// The name as it is typed.
            package var text: String { (kind == "long" ? "--" : "-") + name }
        }

        package let kind: String
        package fileprivate(set) var names: [Name]?
        package let valueName: String?
        package let sectionTitle: String?
        package let defaultValue: String?
        package let allValues: [String]?
        package let abstract: String?
        package let discussion: String?
        package let isRepeating: Bool
        package let completionKind: [String: Nothing]?
        package let shouldDisplay: Bool
    }

    /// A subcommand in the description of the command above it.
    package struct Subcommand: Decodable, Sendable {
        package let commandName: String
        package let abstract: String?
    }

    private struct Command: Decodable, Sendable {
        let abstract: String?
        let discussion: String?
        let subcommands: [Subcommand]?
        let arguments: [Argument]
    }

    private let command: Command

    /// The description in one sentence.
    package var abstract: String { command.abstract ?? "" }

    /// The description below the sentence; paragraphs are separated by empty lines.
    package var discussion: String { command.discussion ?? "" }

    /// The subcommands, except `help`.
    package var subcommands: [Subcommand] {
        (command.subcommands ?? []).filter { $0.commandName != "help" }
    }

    /// The arguments that the help screen shows, except `--help` and `--version`.
    ///
    /// A flag and its inversion are one argument with both names, as on the help screen.
    package var arguments: [Argument] {
        command.arguments.filter { argument in
            argument.shouldDisplay
                && !(argument.names ?? []).contains { ["help", "version"].contains($0.name) }
        }.reduce(into: []) { arguments, argument in
            if let name = arguments.last?.names?.last?.name,
                argument.names?.map(\.name) == ["no-" + name]
            {
                arguments[arguments.count - 1].names? += argument.names ?? []
            } else {
                arguments.append(argument)
            }
        }
    }

    /// Asks a subcommand for its description, or `handset` itself.
    ///
    /// It is asked once: a debug build takes long to tell all its options.
    package static func of(_ subcommand: String?) throws -> CommandHelp {
        if let known = known.withLock({ $0[subcommand] }) { return known }
        let help = try ask(subcommand)
        known.withLock { $0[subcommand] = help }
        return help
    }

    private static let known = Mutex<[String?: CommandHelp]>([:])

    private static func ask(_ subcommand: String?) throws -> CommandHelp {
        let result = try CommandResult.program(
            "handset", (subcommand.map { [$0] } ?? []) + ["--experimental-dump-help"], input: [])
        return try JSONDecoder().decode(CommandHelp.self, from: Data(result.output.utf8))
    }
}
