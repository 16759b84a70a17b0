import ArgumentParser
import Handset

/// `handset app`: shows the app that the other subcommands use.
struct AppShowing: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Show the app in force: each setting, and where it comes from.",
        discussion: """
            An option beats the app file, and the app file beats the built-in app of 2011. A file \
            that was found, not named, starts no programs, and its paths stay within its folder.
            """)

    /// The things to do.
    enum Task: String, NamedChoice {
        case show
    }

    /// The formats.
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
        transform: LogOptions.version)
    var ios: IOSVersion?

    @OptionGroup var arrival: ArrivalOptions

    @OptionGroup var deviceOptions: DeviceOptions

    @OptionGroup var messages: MessageOptions

    func validate() throws {
        try ruleOptions.check(WrittenFiles())
    }

    func run() async throws {
        try await CommandRun(messages) { streams, _ in
            let app = try ruleOptions.loadApp()
            var device = deviceOptions.device(on: app.version(ios), of: app.file)
            arrival.apply(to: &device)
            var origins = optionNames
            if ios == nil, app.environmentVersion != nil {
                origins["ios"] = "$\(AppFileOptions.versionVariable)"
            }
            let settings = AppSettings(
                app, rules: try ruleOptions.load(app), device: device, options: origins)
            try streams.note(unknownAmong: [device.application.systemVersion])
            try streams.output.write(format == .json ? settings.json : Array(settings.text.utf8))
        }.run()
    }

    /// The names of the options that are given, by the keys of the settings that they beat.
    private var optionNames: [String: String] {
        let options: [(key: String, name: String, isGiven: Bool)] = [
            ("rules", "--rules", ruleOptions.rules != nil), ("ios", "--ios", ios != nil),
            ("appState", "--app-state", arrival.appState != nil),
            ("action", "--action", arrival.action != nil),
            ("delegates", "--delegate", deviceOptions.delegate != nil),
            ("backgroundModes", "--background-modes", deviceOptions.backgroundModes != nil),
            ("permission", "--permission", deviceOptions.permission != nil),
            ("quiet", "--quiet-mode", deviceOptions.quietMode != nil),
            ("silent", "--silent", deviceOptions.silent != nil),
            ("routesIn", "--routes-in", deviceOptions.routesIn != nil),
            ("lifeCycle", "--life-cycle", deviceOptions.lifeCycle != nil),
            (
                "lateDelegate",
                deviceOptions.lateDelegate == false ? "--no-late-delegate" : "--late-delegate",
                deviceOptions.lateDelegate != nil
            ),
            (
                "launchOptions",
                deviceOptions.launchOptions == false ? "--no-launch-options" : "--launch-options",
                deviceOptions.launchOptions != nil
            ),
        ]
        return Dictionary(
            uniqueKeysWithValues: options.filter(\.isGiven).map { ($0.key, $0.name) })
    }
}
