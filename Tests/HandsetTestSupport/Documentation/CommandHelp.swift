internal import Foundation

/// The description of a subcommand that the command itself gives.
struct CommandHelp: Decodable {
    /// An option, a flag or a positional argument.
    struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String

            /// The name as it is typed.
            var text: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: String
        let names: [Name]?
        let valueName: String?
        let sectionTitle: String?
        let defaultValue: String?
        let allValues: [String]?
        let abstract: String?
        let discussion: String?
        let isRepeating: Bool
        let shouldDisplay: Bool
    }

    private struct Command: Decodable {
        let arguments: [Argument]
    }

    private let command: Command

    /// The arguments that the help screen shows, except `--help` and `--version`.
    var arguments: [Argument] {
        command.arguments.filter { argument in
            argument.shouldDisplay
                && !(argument.names ?? []).contains { ["help", "version"].contains($0.name) }
        }
    }

    /// Asks a subcommand for its description.
    static func of(_ subcommand: String) throws -> CommandHelp {
        let result = try CommandResult.handset(subcommand, "--experimental-dump-help")
        return try JSONDecoder().decode(CommandHelp.self, from: Data(result.output.utf8))
    }
}
