import ArgumentParser
import Handset
import HandsetBuild
import HandsetCommand
import HandsetSuites

/// `handset listen`: the app receives notifications from senders that use it as Apple's push
/// service.
extension ListenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "handset listen",
        abstract: ListenProgram.abstract,
        discussion: """
            It is ready when it has written the line "ready …" to standard error (not with --quiet) \
            and ready.json to the state directory. Each notification that reaches the app is printed as `handset \
            receive` prints a payload; the sender gets its answer after that. With --format json, \
            all other notifications are printed too; otherwise each gets a line on standard error.

            While it runs, it reads commands from standard input, one per line: \
            \(ConsoleCommand.list). With --exec, standard input belongs to the program.

            SIGINT or SIGTERM stops it after the work in progress; a second signal stops it at once. \
            With --exec in a terminal, Control-C goes to the program alone; kill or --timeout ends a \
            program that ignores it.
            """,
        version: BuildFacts.text(
            program: ListenProgram.name, target: "HandsetListen",
            libraries: ["jansson \(BuildFacts.jansson)", "nghttp2 \(NGHTTP2.version)"]),
        helpNames: .long)

    func validate() throws {
        try app.validate()
        if page.page {
            try PageAccess(host: addresses.ofPage).validate()
        } else if addresses.namesPage {
            throw ValidationError(
                "There is no page; give --page too, or leave out page= of --host and --port.")
        }
        for limit in Limit.ofPage where !page.page && limits.sets(limit) {
            throw ValidationError("--limit \(limit.name) is for the page; give --page too.")
        }
        try checkPrinting()
        if !sender.report.isEmpty, suite == nil, !sender.printEnvironment {
            throw ValidationError(
                "--report is on the cases of a suite; give --expect and a suite, too.")
        }
        if sender.exec == nil, service.stateDirectory == nil, service.defaultDirectory == nil {
            throw ValidationError(
                "There is no folder for state: HOME is not set; give --state-directory.")
        }
        if !sender.printEnvironment { try checkFiles() }
    }

    /// Checks that no file is written that is read, and none twice.
    private func checkFiles() throws(ValidationError) {
        let written = WrittenFiles(
            ["--output": output.output, "--record": output.record],
            and: sender.report.map { ("--report", $0.path) })
        try written.checkEachOther()
        if sender.exec == nil { try written.checkStandardInput() }
        try written.check(app.inputs)
        if page.page, let www = appOptions.app.webFolder {
            try written.check(wholeFolder: www)
        }
        try written.check(
            [service.knownTokens].compactMap(\.self) + tls.files + service.providerKey.map(\.path))
        // A notification could take the place of a file with a number.
        if let record = output.record {
            try written.check(folder: record) { NotificationFolder.number(ofFile: $0.utf8) != nil }
        }
        for file in service.topic.compactMap(\.file) { try written.check(app.files(ofApp: file)) }
        if let suite {
            try written.check(SuiteFile(suite, allowsOutside: app.allowsOutside).files)
        }
        if service.stateDirectory != nil || sender.exec == nil {
            try written.check(StateFolder.files(in: service.directory))
        }
    }

    /// Throws if an option of a run is given together with `--print-environment`.
    private func checkPrinting() throws {
        guard sender.printEnvironment else { return }
        let options = [
            ("--output", output.output != nil), ("--record", output.record != nil),
            ("--expect", !sender.expect.isEmpty), ("--report", !sender.report.isEmpty),
        ]
        if let (name, _) = options.first(where: \.1) {
            throw ValidationError(
                "\(name) and --print-environment cannot be used together; give \(name) to the "
                    + "gateway.")
        }
    }

    func run() async throws {
        try await CommandRun(messages.style, maximumMemory: limits[.memory]) {
            streams, verdict in
            guard !sender.printEnvironment else {
                return try await EnvironmentPrinting(
                    directory: service.directory,
                    limit: sender.timeout ?? EnvironmentPrinting.patience,
                    streams: streams
                ).run()
            }
            var command = self
            if service.topic.isEmpty, let topic = try app.loadApp(streams).file.topic {
                command.service.topic = [TopicOption(topic: topic)]
            }
            try await Listening(command: command, streams: streams).run(&verdict)
        }.run()
    }
}
