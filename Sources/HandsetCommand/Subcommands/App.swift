import ArgumentParser
import Handset

/// `handset app`: shows the app that the other subcommands use.
struct AppCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Show the app in force: each setting, and where it comes from.",
        discussion: """
            An option beats the app file, and the app file beats the built-in app of 2011. A file \
            that was found, not named, starts no programs, and its paths stay within its folder.
            """)

    enum Task: String, NamedChoice {
        case show
    }

    enum Format: String, NamedChoice {
        case text, json
    }

    @Argument(help: ArgumentHelp("What to do: show the settings.", valueName: "task"))
    var task = Task.show

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print a table for people, or a JSON object.", valueName: "format"))
    var format = Format.text

    @OptionGroup var ruleOptions: RuleOptions

    @Option(
        help: ArgumentHelp("iOS version of the device. (default: 4)", valueName: "version"),
        completion: .iosVersion,
        transform: IOSVersionText.version)
    var ios: IOSVersion?

    @OptionGroup var arrival: ArrivalOptions

    @OptionGroup var scenarioOptions: ScenarioOptions

    @OptionGroup var messages: MessageOptions

    func validate() throws {
        try ruleOptions.check(WrittenFiles())
    }

    func run() async throws {
        try await CommandRun(messages.style) { streams, _ in
            let app = try ruleOptions.loadApp(streams)
            var scenario = scenarioOptions.scenario(on: app.version(ios), of: app.file)
            arrival.apply(to: &scenario)
            var origins = optionNames
            if ios == nil, app.environmentVersion != nil {
                origins["ios"] = "$\(AppFileName.versionVariable)"
            }
            let settings = AppSettings(
                app, rules: try ruleOptions.load(app), scenario: scenario, options: origins,
                scenarioOptions)
            try streams.note(unknownAmong: [scenario.application.systemVersion])
            try streams.output.write(format == .json ? settings.json : Array(settings.text.utf8))
        }.run()
    }

    /// The names of the options that are given, by the keys of the settings that they beat.
    private var optionNames: [String: String] {
        let options: [(key: String, name: String, isGiven: Bool)] = [
            ("rules", "--rules", ruleOptions.rules != nil), ("ios", "--ios", ios != nil),
            ("appState", "--app-state", arrival.appState != nil),
            ("action", "--action", arrival.action != nil),
            ("delegates", "--delegate", scenarioOptions.delegate != nil),
            ("backgroundModes", "--background-modes", scenarioOptions.backgroundModes != nil),
            ("permission", "--permission", scenarioOptions.permission != nil),
            ("quiet", "--quiet-mode", scenarioOptions.quietMode != nil),
            ("silent", "--silent", scenarioOptions.silent != nil),
            ("categories", "--category", scenarioOptions.category != nil),
            ("routesIn", "--routes-in", scenarioOptions.routesIn != nil),
            ("lifeCycle", "--life-cycle", scenarioOptions.lifeCycle != nil),
            (
                "lateDelegate",
                scenarioOptions.lateDelegate == false ? "--no-late-delegate" : "--late-delegate",
                scenarioOptions.lateDelegate != nil
            ),
            (
                "launchOptions",
                scenarioOptions.launchOptions == false ? "--no-launch-options" : "--launch-options",
                scenarioOptions.launchOptions != nil
            ),
        ]
        return Dictionary(
            uniqueKeysWithValues: options.filter(\.isGiven).map { ($0.key, $0.name) })
    }
}
