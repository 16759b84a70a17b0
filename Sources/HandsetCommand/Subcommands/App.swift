import ArgumentParser
import Handset
import HandsetSuites

/// `handset app`: shows the app that the other subcommands use, and its rules.
struct AppCommand: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofRules

    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Show the app in force and where each setting comes from, or its rules.",
        discussion: """
            An option beats the app file, and the app file beats the built-in app of 2011. A file \
            that was found, not named, starts no programs, and its paths stay within its \
            repository.

            handset app rules prints the rules in force as a rule file, with all defaults filled in: a \
            starting point for rules of your own. With --check, an invalid file gets a message for each \
            error in it, and status 2.
            """)

    enum Task: String, NamedChoice {
        case show, rules
    }

    enum Format: String, NamedChoice {
        case text, json
    }

    @Argument(
        help: ArgumentHelp(
            "What to do: show the settings, or print the rules.", valueName: "task"))
    var task = Task.show

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print the settings as a table for people, or as a JSON object.", valueName: "format"))
    var format = Format.text

    @Option(
        help: ArgumentHelp(
            "With rules: validate this file (- is standard input), and print nothing if it is valid.",
            valueName: "file"),
        completion: .jsonFile)
    var check: String?

    @OptionGroup(title: "The app and its rules") var ruleOptions: RuleOptions

    @Option(
        help: ArgumentHelp("iOS version of the device. (default: 4)", valueName: "version"),
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
        if task == .rules, format == .json {
            throw ValidationError("A rule file is JSON already; remove --format.")
        }
    }

    func run() async throws {
        try await CommandRun(messages.style) { streams, _ in
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
        // A category that an option gives takes the place of those of a file.
        let members = device.changes.map(\.member.rawValue)
        let ofDevice = (members + (device.sets(.category) ? ["categories"] : [])).map {
            ($0, "--device")
        }
        return Dictionary(given + ofDevice) { _, last in last }
    }
}
