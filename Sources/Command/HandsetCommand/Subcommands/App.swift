import ArgumentParser
import Handset
import HandsetFacts
import HandsetPorting
import HandsetSuites

/// `handset app`: shows the app that the other subcommands use, and its rules.
struct AppCommand: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofRules

    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Show the app in use and where each setting comes from, or its rules.",
        discussion: """
            An option overrides the app file, and the app file overrides the built-in app of 2011. A file \
            that was found, not named, starts no programs, and its paths stay within its \
            repository.

            handset app rules prints the rules in use as a rule file, with all defaults filled in: a \
            starting point for rules of your own. With --check, an invalid file gets a message for each \
            error in it, and status 2.

            handset app check says which Swift files of an iOS app's project can be had in a test on Linux, as \
            handset init --package writes one: those with code for pushes, and what they need. With a file that \
            cannot be had, the exit status is 1.

            handset app read reads the project as text, in Swift, Objective-C, JavaScript and Dart, with its \
            property lists: which methods there are, when the delegate is set, what is presented, which keys are \
            read. Each fact has its line and a confidence; with --output they become an app file.
            """)

    enum Task: String, NamedChoice {
        case show, rules, check, read
    }

    enum Format: String, NamedChoice {
        case text, json
    }

    @Argument(
        help: ArgumentHelp(
            "What to do: show the settings, print the rules, check the Swift files of an app, or read its sources.",
            valueName: "task"))
    var task = Task.show

    @Argument(
        help: ArgumentHelp(
            "With check and read: the folder of an app's project, or one file. (default: the current folder)",
            valueName: "folder"),
        completion: .directory)
    var folder: String?

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print a table for people, or JSON: an object of the settings or of what was read, with check a record for each file.",
            valueName: "format"))
    var format = Format.text

    @Option(
        help: ArgumentHelp(
            "With rules: validate this file (- is standard input), and print nothing if it is valid.",
            valueName: "file"),
        completion: .jsonFile)
    var check: String?

    @Option(
        name: .output,
        help: ArgumentHelp(
            "With read: write the app file here, such as .handset.json; it must not be there yet.",
            valueName: "file"),
        completion: .jsonFile)
    var output: String?

    @OptionGroup(title: "The app and its rules") var ruleOptions: RuleOptions

    @Option(
        help: ArgumentHelp(
            "iOS version of the device. (default: the app's, or 4)",
            valueName: "version"),
        completion: .iosVersion,
        transform: IOSVersionText.version)
    var ios: IOSVersion?

    @OptionGroup(title: "The phone") var arrival: ArrivalOptions

    @OptionGroup(title: "The phone") var device: DeviceOptions

    @OptionGroup(title: "Messages") var messages: MessageOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    private var rules: RuleSettings { ruleOptions.settings(limits.values) }

    func validate() throws {
        try rules.validate()
        try rules.check(WrittenFiles())
        if let check {
            guard task == .rules else {
                throw ValidationError("--check is for rules: handset app rules --check FILE.")
            }
            if check.isEmpty {
                throw ValidationError("The name after --check is empty; give a file.")
            }
            guard !rules.givesRules else {
                throw ValidationError(
                    "--check names the file to validate; remove --rules, --pattern and --lookup-url."
                )
            }
            try WrittenFiles().check(source: check)
        }
        if let folder {
            guard task == .check || task == .read else {
                throw ValidationError("A folder is for check and read: handset app read FOLDER.")
            }
            if folder.isEmpty {
                throw ValidationError("The name of the folder is empty; give a folder.")
            }
        }
        if let name = ruleOptions.app.option, task == .check {
            guard folder == nil else {
                throw ValidationError(
                    "handset app check takes one folder; remove --app, or the folder after check.")
            }
            guard case .sources = AppSource(named: name, by: "--app") else {
                throw ValidationError(
                    "handset app check looks at sources, and \(SourceExcerpt.quoted(name)) has none; give the "
                        + "folder of an app, as in handset app check ios/MyApp.")
            }
        }
        if let output {
            guard task == .read else {
                throw ValidationError("--output is for read: handset app read --output FILE.")
            }
            if output.isEmpty {
                throw ValidationError("The name after --output is empty; give a file.")
            }
            try WrittenFiles(["--output": output]).checkEachOther()
        }
        if task == .rules, format == .json {
            throw ValidationError("A rule file is JSON already; remove --format.")
        }
    }

    func run() async throws {
        try await CommandRun(messages.style) { streams, verdict in
            if task == .check { return try await checkFiles(streams, &verdict) }
            if task == .read { return try readFiles(streams, &verdict) }
            if let check {
                _ = try self.rules.load(file: check)
                return
            }
            let app = try self.rules.loadApp(streams)
            let rules = try self.rules.load(app.file)
            guard task == .show else { return try write(rules.json, to: streams) }
            var scenario = device.scenario(on: app.version(ios), of: app.file)
            arrival.apply(to: &scenario)
            let settings = AppSettings(
                app, rules: rules, scenario: scenario, options: origins(of: app), device)
            try streams.note(unknownAmong: [scenario.application.systemVersion])
            try streams.output.write(format == .json ? settings.json : Array(settings.text.utf8))
        }.run()
    }

    /// The folder or the file of sources that `--app` names, where the argument names none.
    private var namedFolder: String? {
        guard task == .check || task == .read, let name = ruleOptions.app.option,
            case .sources = AppSource(named: name, by: "--app")
        else { return nil }
        return name
    }

    private func checkFiles(_ streams: StandardStreams, _ verdict: inout Verdict) async throws {
        let search = try await AppSearch(folder ?? namedFolder ?? ".", streams, &verdict)
        guard !search.project.targets.isEmpty else { return }
        let check = AppCheck(search.project)
        if !check.isPositive { verdict.isNegative = true }
        try streams.output.write(format == .json ? check.json : Array(check.text.utf8))
    }

    private func readFiles(_ streams: StandardStreams, _ verdict: inout Verdict) throws {
        let sources = try AppSourceFolder(folder ?? namedFolder ?? ".")
        try WrittenFiles(["--output": output]).check(sources.paths)
        let (app, note) = sources.read { try? streams.note(once: $0) }
        if let note { try streams.note(note) }
        guard !app.reading.facts.isEmpty else {
            verdict.isNegative = true
            let place = SourceExcerpt.shown(PathText.shown(folder ?? namedFolder ?? "."))
            let unread = app.reading.gapWords.map { " as far as it is read; not read: \($0)" }
            try streams.report(
                "handset: error: none of the \(app.reading.fileCount) files in \(place) says something about "
                    + "pushes\(unread ?? ""); name the folder of an app")
            return
        }
        let present =
            folder == nil && namedFolder != nil
            ? try AppFileName().load(allowsOutside: false, streams) : try rules.loadApp(streams)
        let answer = AppReadAnswer(
            app, beside: device.scenario(on: present.version(ios), of: present.file),
            topic: present.file.topic)
        if let output {
            guard !Platform.isOccupied(output) else {
                throw OutputError(name: output, failure: .exists)
            }
            try WholeFile(path: output, followsLink: false, isDurable: true)
                .output(answer.appFile.lines)
            if let note = answer.noteOnFaults {
                try streams.note("handset: \(PathText.shown(output)) \(note)")
            }
        }
        try streams.output.write(format == .json ? answer.json.lines : Array(answer.text.utf8))
    }

    private func write(_ json: [UInt8], to streams: StandardStreams) throws {
        guard streams.isOutputColoured else { return try streams.output.write(json) }
        // Keep ANSI colours: what is coloured shows its controls.
        streams.output.showsControls = false
        try streams.output.write(ColouredJSON(json).text.utf8)
    }

    /// The names of the options that are given, by the keys of the settings that they beat.
    private func origins(of app: GivenApp) -> [String: String] {
        let options: [(key: String, name: String, isGiven: Bool)] = [
            ("rules", "--rules", rules.path != nil),
            ("rules", "--pattern", rules.pattern != nil),
            ("rules", "--key-path", rules.keyPath != nil),
            ("lookupURL", "--lookup-url", rules.lookupURL != nil),
            ("ios", "$\(AppFileName.versionVariable)", app.environmentVersion != nil),
            ("ios", "--ios", ios != nil),
            ("appState", "--app-state", arrival.appState != nil),
            ("action", "--action", arrival.action != nil),
        ]
        let given = options.filter(\.isGiven).map { ($0.key, $0.name) }
        // A category of an option takes the place of a file's categories.
        let members = device.changes.map(\.name)
        let ofDevice = (members + (device.sets(.category) ? ["categories"] : [])).map {
            ($0, "--device")
        }
        return Dictionary(given + ofDevice) { _, last in last }
    }
}
