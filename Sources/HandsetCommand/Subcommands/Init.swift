import ArgumentParser
import Handset

/// `handset init`: writes the files of a new project.
struct Init: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write an app file, a rule, a payload, a suite and a CI job to start from.",
        discussion: """
            Nothing is overwritten: if one of the files is there, or a link of its name, none is written. What is written \
            works at once: handset test passes in that folder.
            """)

    @Argument(
        help: ArgumentHelp(
            "Folder of the files, which is created if it is missing. (default: the current folder)",
            valueName: "folder"),
        completion: .directory)
    var folder: String?

    @Option(
        help: ArgumentHelp("Topic of your app: its bundle identifier.", valueName: "topic"))
    var topic = "com.example.app"

    @Option(
        help: ArgumentHelp(
            "Keys on the way to the value that your app routes on, with dots between them.",
            valueName: "key.path"),
        transform: Init.keys)
    var keyPath = ["order", "id"]

    @OptionGroup(title: "Messages") var messages: MessageOptions

    func validate() throws {
        if folder == "" { throw ValidationError("The name of the folder is empty; give a folder.") }
        if topic.isEmpty { throw ValidationError("--topic is empty; give your bundle identifier.") }
    }

    func run() async throws {
        try await CommandRun(messages.style) { streams, _ in
            let files = try ProjectDraft(topic: topic, keys: keyPath).files()
            let path = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
            if let file = files.first(where: { Platform.isOccupied(path + $0.name) }) {
                throw OutputError(name: path + file.name, failure: .exists)
            }
            let schemas = path + ProjectDraft.schemaFolder
            // A link may lead into a folder of something else.
            if Platform.isLink(schemas)
                || Platform.isOccupied(schemas) && FileIdentity(path: schemas)?.isFolder != true
            {
                throw OutputError(name: schemas, failure: .exists)
            }
            if let folder { try WholeFile.makeOutputFolder(folder) }
            try WholeFile.makeOutputFolder(schemas)
            for file in files {
                try WholeFile(path: path + file.name, followsLink: false, isDurable: true)
                    .output(file.bytes)
                try streams.output.write(Self.shown(file, in: path, streams.style.outputFold))
            }
            let change = folder.map { "cd \(SourceExcerpt.shown(PathText.shown($0))) && " } ?? ""
            try streams.note("handset: next: \(change)handset test")
        }.run()
    }

    /// Returns a file as it is shown: its name, its purpose, and its lines.
    private static func shown(
        _ file: ProjectFile, in path: String, _ fold: TextFold
    ) -> [UInt8] {
        let name = "\(SourceExcerpt.shown(PathText.shown(path)))\(file.name)"
        let title = fold.lines(of: "\(name): \(file.purpose)", indentation: 2)
            .map { $0 + "\n" }.joined()
        guard file.isShown else { return Array(title.utf8) }
        let lines = file.bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).dropLast()
        return Array(title.utf8)
            + lines.flatMap { line in
                (line.isEmpty ? [] : Array("    ".utf8)) + line + [UInt8(ascii: "\n")]
            } + [UInt8(ascii: "\n")]
    }

    private static func keys(_ text: String) throws -> [String] {
        let keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !keys.contains(""), keys != ["aps"] else {
            throw ValidationError(
                "'\(text)' does not lead to a value; give keys with one dot between them, such as "
                    + "order.id.")
        }
        return keys
    }
}
