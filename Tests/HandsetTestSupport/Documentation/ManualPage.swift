internal import Foundation
public import Testing

/// The manual page of a command, made from what the command says about itself and from its page in the
/// documentation.
public struct ManualPage: CustomTestStringConvertible, Sendable {
    /// The folder of the pages.
    public static let folder = "Sources/Command/Manual"

    /// The subcommand; `nil` for `handset` itself.
    private let subcommand: String?

    private init(_ subcommand: String?) { self.subcommand = subcommand }

    /// Returns the page of `handset`, and those of its subcommands.
    public static func all() throws -> [ManualPage] {
        [ManualPage(nil)] + (try CommandHelp.of(nil).subcommands.map { ManualPage($0.commandName) })
    }

    /// The path of the file, from the top level of the repository.
    public var path: String { "\(Self.folder)/\(name).1" }

    /// The path, which a test runner shows.
    public var testDescription: String { path }

    /// Expects the page to be what the command makes; with `HANDSET_RECORD=1`, writes it anew.
    public func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let body = try text
        let existing = (try? Repository.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) }
        // The date is that of the last change.
        let date = existing?.firstMatch(of: /\.Dd (.*)\n/)?.1
        let found = ".Dd \(date ?? "")\n" + body
        if found != existing, Golden.isRecording {
            let format = DateFormatter()
            format.locale = Locale(identifier: "en_US_POSIX")
            format.dateFormat = "MMMM d, yyyy"
            try Golden(path).expect(
                ".Dd \(format.string(from: Date()))\n" + body, sourceLocation: sourceLocation)
        } else {
            try Golden(path).expect(found, sourceLocation: sourceLocation)
        }
    }

    private var name: String { subcommand.map { "handset-\($0)" } ?? "handset" }

    private var text: String {
        get throws {
            let help = try CommandHelp.of(subcommand)
            let all = try CommandHelp.of(nil).subcommands.map(\.commandName)
            let called = subcommand.map { "handset \($0)" } ?? "handset"
            var abstract = help.abstract
            if abstract.hasSuffix(".") { abstract.removeLast() }
            var text = """
                .Dt \(name.uppercased()) 1
                .Os Handset
                .Sh NAME
                .Nm \(name)
                .Nd \(ManualText.argument(abstract).trimmingCharacters(in: ["\""]))
                .Sh SYNOPSIS
                .Nm "\(called)"

                """
            if subcommand == nil {
                text += ".Ar subcommand\n.Op Ar options\n"
            } else {
                text += ".Op Ar options\n"
            }
            for argument in help.arguments where argument.kind == "positional" {
                text += ".Op Ar \(argument.valueName ?? "") ...\n"
            }
            if subcommand == "listen" { text += ".Nm \(name)\n.Op Ar options\n" }
            text += ".Sh DESCRIPTION\n" + ManualText.paragraphs(description(help))
            if subcommand == nil {
                text += ".Sh SUBCOMMANDS\n.Bl -tag -width Ds\n"
                for command in help.subcommands {
                    text += ".It Xr handset-\(command.commandName) 1\n"
                    text += ManualText.sentences(command.abstract ?? "")
                }
                text += ".El\n"
            }
            text += options(help)
            text += try exitStatus + examples
            let others = (["handset"] + all.map { "handset-\($0)" }).filter { $0 != name }
            let shown = subcommand == nil ? others.sorted() : ["handset"]
            text += ".Sh SEE ALSO\n" + shown.map { ".Xr \($0) 1" }.joined(separator: " ,\n") + "\n"
            return text
        }
    }

    /// The text of the help without the exit status, which has a section of its own.
    private func description(_ help: CommandHelp) -> String {
        ([help.abstract] + help.discussion.components(separatedBy: "\n\n"))
            .filter { !$0.isEmpty && !$0.hasPrefix("Exit status:") }.joined(separator: "\n\n")
    }

    private func options(_ help: CommandHelp) -> String {
        var titles: [String?] = []
        for argument in help.arguments where !titles.contains(argument.sectionTitle) {
            titles.append(argument.sectionTitle)
        }
        let common =
            ".It Fl h , Fl \\-help\nPrint the help.\n.It Fl \\-version\n"
            + "Print the version, the commit, and the versions of the libraries.\n"
        return ".Sh OPTIONS\n"
            + (titles.isEmpty ? [nil] : titles).enumerated().map { index, title in
                (title.map { ".Ss \($0)\n" } ?? (index > 0 ? ".Ss Other options\n" : ""))
                    + ".Bl -tag -width Ds\n"
                    + help.arguments.filter { $0.sectionTitle == title }.map(entry).joined()
                    + (title == titles.last ?? nil ? common : "") + ".El\n"
            }.joined()
    }

    /// The entry of an argument in a list.
    private func entry(_ argument: CommandHelp.Argument) -> String {
        let name = ManualText.argument(argument.valueName ?? "")
        let names = (argument.names ?? []).map {
            "Fl " + ($0.kind == "long" ? "\\-" : "") + ManualText.argument($0.name)
        }
        let usage =
            switch argument.kind {
            case "positional": "Ar \(name)" + (argument.isRepeating ? " ..." : "")
            case "option": names.joined(separator: " , ") + " Ar \(name)"
            default: names.joined(separator: " , ")
            }
        var text = [argument.abstract, argument.discussion].compactMap(\.self)
            .filter { !$0.isEmpty }.joined(separator: " ")
        var value = argument.defaultValue
        if let stated = text.firstMatch(of: #/ \(default: (.+)\)/#) {
            value = String(stated.1)
            text.removeSubrange(stated.range)
        }
        if let values = argument.allValues {
            text += " Values: \(values.joined(separator: ", "))."
        }
        if let value { text += " Default: \(value)." }
        return ".It \(usage)\n" + ManualText.sentences(text)
    }

    /// The section made from the table of the page about exit statuses.
    private var exitStatus: String {
        get throws {
            guard subcommand == nil else {
                return ".Sh EXIT STATUS\nSee\n.Xr handset 1 .\n"
            }
            let page = try DocumentationPage("Sources/Core/Handset/Handset.docc/ExitStatus.md")
            let rows = page.text.matches(of: /\| ([0-9, ]+) \| (.+) \|\n/).map { row in
                ".It \(ManualText.argument(String(row.1)))\n"
                    + ManualText.sentences(String(row.2).replacing("`", with: ""))
            }
            return ".Sh EXIT STATUS\n.Bl -tag -width Ds\n" + rows.joined() + ".El\n"
        }
    }

    /// The section made from the first examples of the page about the command, which tests run.
    private var examples: String {
        get throws {
            guard let subcommand else { return "" }
            let targets = ["Handset", "HandsetFixtures", "HandsetGateway"]
            guard
                let page = try targets.flatMap(DocumentationPage.all(of:))
                    .first(where: { $0.subcommands.contains(subcommand) }),
                let block = page.blocks("console").first
            else { return "" }
            let lines = block.components(separatedBy: "\n")
            return ".Sh EXAMPLES\n" + ManualText.literal(lines)
        }
    }
}
