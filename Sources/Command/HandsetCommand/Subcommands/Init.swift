// Public, because conformances of public types are.
import ArgumentParser
public import Handset
import HandsetFacts

/// `handset init`: writes the files of a new project.
struct Init: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract:
            "Write an app file, a rule, a payload, a suite and a CI job to start from, or tests of an iOS app's files.",
        discussion: """
            Nothing is overwritten: if one of the files is there, or a link of its name, none is written. What is written \
            works at once: handset test passes in that folder. In a folder with the sources of an app they are read, as \
            handset app read does, and the app file says what was found. With a payload of yours, the rule takes the value in it \
            that looks like a link, or else like an identifier.

            With --package, the folder is that of an iOS app's project. A package is written that tests the app's own \
            Swift files for pushes on Linux: its manifest, the list of the files, and first tests. With a clone or a \
            checkout of Handset, what the files name and is not here is stood in for.
            """)

    @Argument(
        help: ArgumentHelp(
            "Folder of the files, which is created if it is missing, and a payload that your app gets: a file, or "
                + "text that begins with {. With --package: folder of the app's project. (default: the current "
                + "folder, and a sample)",
            valueName: "folder or payload"),
        completion: .file())
    var arguments: [String] = []

    @Option(
        help: ArgumentHelp(
            "Write a package into this folder that tests the app's own Swift files.",
            valueName: "folder"),
        completion: .directory)
    var package: String?

    @Option(
        help: ArgumentHelp(
            "Address of your clone of Handset, for the job; with --package, also the path of a checkout.",
            valueName: "url or path"))
    var handset: String?

    @Flag(
        help: ArgumentHelp(
            "With --package: look again what stands in for the app's files, and write that into the package that is there."
        ))
    var again = false

    @Option(
        help: ArgumentHelp("Topic of your app: its bundle identifier.", valueName: "topic"))
    var topic = "com.example.app"

    @Option(
        help: ArgumentHelp(
            "Keys on the way to what a tap opens, with dots between them.",
            valueName: "key.path"),
        transform: Init.keys)
    var keyPath: [String]?

    @Option(
        name: .customLong("like"),
        help: ArgumentHelp(
            "Built-in app that yours is like: \(AppModel.allCases.map(\.rawValue).joined(separator: ", ")). "
                + "(default: \(AppModel.modernScenes.rawValue))", valueName: "app"))
    var model: AppModel = .modernScenes

    @Option(
        help: ArgumentHelp(
            "Lookup URL, with %@ in place of the value. (default: the value itself if it is a link, else "
                + "myapp://open/%@)", valueName: "template"),
        transform: RuleOptions.template)
    var lookupURL: LookupURLTemplate?

    @Flag(help: "Print the files too, not their names alone.")
    var show = false

    @OptionGroup(title: "Messages") var messages: MessageOptions

    /// The payload among the arguments; `nil` if there is none.
    private var payload: String? { arguments.first(where: Self.isPayload) }
    /// The folder among the arguments; `nil` for the current one.
    private var folder: String? { arguments.first { !Self.isPayload($0) } }

    private static func isPayload(_ argument: String) -> Bool {
        InputSource.isPayload(argument)
            || FileIdentity(path: argument).map { !$0.isFolder }
                ?? InputSource.isPayloadFile(argument)
    }

    func validate() throws {
        if arguments.contains("") {
            throw ValidationError("The name of the folder is empty; give a folder.")
        }
        if arguments.count > 2 || arguments.count == 2 && (payload == nil || folder == nil) {
            throw ValidationError("Give at most one folder and one payload.")
        }
        if handset?.isEmpty == true {
            throw ValidationError("The value of --handset is empty; give an address.")
        }
        try validatePackage()
        if topic.isEmpty { throw ValidationError("--topic is empty; give your bundle identifier.") }
    }

    private func validatePackage() throws {
        guard let package else {
            if again { throw ValidationError("--again needs a package; give --package FOLDER.") }
            return
        }
        if package.isEmpty {
            throw ValidationError("The value of --package is empty; give a folder.")
        }
        if again, folder == nil, EarlierPackage(package).project == nil {
            throw ValidationError(
                "The package does not say where the app's project is; give the project's folder too."
            )
        }
        if payload != nil || keyPath != nil || lookupURL != nil {
            throw ValidationError(
                "--package takes the folder of an app's project, and no payload, --key-path or --lookup-url."
            )
        }
    }

    func run() async throws {
        try await CommandRun(messages.style) { streams, verdict in
            if let package {
                let earlier = again ? EarlierPackage(package) : nil
                return try await PackageStart(
                    package: package, project: folder ?? earlier?.project ?? ".",
                    handset: handset ?? earlier?.handset ?? PackageStart.placeholder,
                    isAgain: again, showsLines: show
                ).write(streams, &verdict)
            }
            let read = try readApp(streams)
            guard let payload = try await self.payload(of: read, streams, &verdict) else { return }
            var draft = ProjectDraft(
                topic: topic, model: model, payload: payload, lookupURL: lookupURL,
                handset: handset, read: read)
            try NewFiles(draft.files(), in: folder).write(showing: show, streams)
            if let note = draft.note { try streams.note("handset: \(note)") }
            let change = folder.map { "cd \(SourceExcerpt.shown(PathText.shown($0))) && " } ?? ""
            try streams.note("handset: next: \(change)handset test")
        }.run()
    }

    /// Reads the sources in the folder; `nil` if there are none that say something about pushes.
    private func readApp(_ streams: StandardStreams) throws -> ReadApp? {
        guard WhyArguments.hasSources(folder ?? ".") else { return nil }
        let (app, note) = try AppSourceFolder(folder ?? ".").read { try? streams.note(once: $0) }
        if let note { try streams.note(note) }
        guard !app.reading.facts.isEmpty else { return nil }
        try streams.note(
            "handset: the app: the sources here; handset app read shows what was found")
        return app
    }

    /// Returns the payload of the project; `nil` if the given one cannot be used, which is reported.
    private func payload(
        of read: ReadApp?, _ streams: StandardStreams, _ verdict: inout Verdict
    ) async throws -> ProjectPayload? {
        guard let argument = payload else {
            let rule = read.flatMap { RuleProposal.all(of: $0.reading).first }
            return ProjectPayload(
                keys: keyPath ?? rule?.keyPath.split(separator: ".").map(String.init)
                    ?? ["order", "id"])
        }
        let name = fileName(of: argument)
        let wanted = keyPath
        var found: ProjectPayload?
        var isFound = false
        try await PayloadInput(
            SourceOptions.parse(["--quiet", "--", argument]), Limits(), streams: streams
        ).forEachPayload(&verdict) { payload, reader, verdict in
            guard !isFound else { return }
            isFound = true
            let route = wanted.map { LikelyRoute(at: $0, in: payload) } ?? LikelyRoute(in: payload)
            guard let route else {
                verdict.isNegative = true
                return try streams.report(
                    payload.origin,
                    "no value looks like a link or an identifier; give --key-path, with the keys on the way "
                        + "to what a tap opens")
            }
            found = ProjectPayload(
                reader.lastBytes, named: reader.isLastWithinValue ? nil : name, route: route)
        }
        if !isFound, !verdict.hasRefusals {
            verdict.isNegative = true
            try streams.report(
                "handset: error: there is no payload in \(SourceExcerpt.shown(argument))")
        }
        return found
    }

    /// Returns the name that a file has in the folder of the project; `nil` if it is elsewhere.
    private func fileName(of argument: String) -> String? {
        guard !InputSource.isPayload(argument) else { return nil }
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
        let parent = parts.dropLast().joined(separator: "/")
        guard let name = parts.last,
            let identity = FileIdentity(path: parent.isEmpty ? "." : parent),
            identity == FileIdentity(path: folder ?? ".")
        else { return nil }
        return String(name)
    }

    private static func keys(_ text: String) throws -> [String] {
        let keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !keys.contains(""), keys != ["aps"] else {
            throw ValidationError(
                "'\(text)' does not lead to a value; give keys with one dot between them, such as "
                    + "order.id.")
        }
        if let dotted = SessionKeyPath.dotted(text) {
            throw ValidationError("'\(text)' has an index in brackets; write '\(dotted)'.")
        }
        return keys
    }
}

extension AppModel: NamedChoice {}
