internal import Foundation
public import Testing

/// A page of the documentation: the README, or an article of a catalog.
public struct DocumentationPage: CustomTestStringConvertible, Sendable {
    /// The path of the file, from the top level of the repository.
    public let path: String
    /// The Markdown source.
    public let text: String

    /// Reads a page.
    public init(_ path: String) throws {
        self.path = path
        text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
    }

    /// The path, which a test runner shows.
    public var testDescription: String { path }

    /// The names of the pages about senders, whose examples need the gateway.
    private static let namesOfSenders: Set = [
        "AskingWhatHasCome", "Broadcasts", "FCM", "Listen", "NothingArrives", "Phone", "Send",
        "Senders",
    ]

    /// True for a page whose examples need the gateway.
    private var needsGateway: Bool {
        let parts = path.split(separator: "/")
        let name = parts.last?.split(separator: ".").first.map(String.init) ?? ""
        return parts.contains("HandsetGateway") || parts.dropLast().last == "Senders"
            || Self.namesOfSenders.contains(name)
    }

    /// Returns the README and the articles of all catalogs whose examples run without the gateway.
    public static func allWithoutGateway() throws -> [DocumentationPage] {
        [try DocumentationPage("README.md")] + (try articles().filter { !$0.needsGateway })
    }

    /// Returns the articles of all catalogs whose examples need the gateway.
    public static func allWithGateway() throws -> [DocumentationPage] {
        try articles().filter(\.needsGateway)
    }

    private static func articles() throws -> [DocumentationPage] {
        try Repository.targets.keys.sorted().flatMap(all)
    }

    /// Returns the articles in the catalog of a target.
    public static func all(of target: String) throws -> [DocumentationPage] {
        guard let folder = Repository.targets[target] else { return [] }
        let catalog = "\(folder)/\(target).docc"
        let names = FileManager.default.enumerator(
            atPath: Repository.root.appending(path: catalog).path())
        return try (names?.allObjects as? [String] ?? []).sorted()
            .filter { $0.hasSuffix(".md") }
            .map { try DocumentationPage("\(catalog)/\($0)") }
    }

    /// Returns the code blocks in one language, from top to bottom.
    public func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
    }

    /// The commands of the `console` blocks, each with the output that is shown below it.
    public var examples: [ConsoleExample] {
        blocks("console").flatMap { block in
            ("\n" + block).components(separatedBy: "\n$ ").dropFirst().map { part in
                let lines = part.components(separatedBy: "\n")
                return ConsoleExample(
                    command: lines[0], output: lines.dropFirst().map { $0 + "\n" }.joined())
            }
        }
    }

    /// The subcommands whose option tables the page holds.
    public var subcommands: [String] {
        text.matches(of: OptionTable.mark).map { String($0.subcommand) }
    }

    /// Expects each command of the page to print what stands below it, and each option table to be the
    /// one that the subcommand's help makes.
    ///
    /// A command that holds `swift run` is skipped: no build can start within its own tests. With
    /// `HANDSET_RECORD=1`, the page is written anew.
    ///
    /// - Parameters:
    ///   - output: Returns the text that a command prints to both streams; bash runs it by default.
    ///   - sourceLocation: The place of a failure.
    /// - Throws: If a command cannot be run, or the page cannot be written.
    public func check(
        output: (_ command: String) throws -> String = ConsoleExample.output,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var made = text
        for example in examples where !example.command.contains("swift run ") {
            let found = ConsoleExample(
                command: example.command, output: try output(example.command))
            if Golden.isRecording {
                made = made.replacing(example.text, with: found.text, maxReplacements: 1)
            } else {
                #expect(
                    found.output == example.output, "\(path): \(example.command)",
                    sourceLocation: sourceLocation)
            }
        }
        for mark in text.matches(of: OptionTable.mark) {
            let found =
                "\(mark.start)\n\(try OptionTable(of: String(mark.subcommand)).text)\n\(mark.end)"
            if Golden.isRecording {
                made = made.replacing(mark.0, with: found, maxReplacements: 1)
            } else {
                #expect(
                    found == String(mark.0), "\(path): HANDSET_RECORD=1 makes the table anew",
                    sourceLocation: sourceLocation)
            }
        }
        // Pages that other tests make stay as these have written them.
        if made != text {
            try Golden(path).expect(made, sourceLocation: sourceLocation)
        }
    }
}
