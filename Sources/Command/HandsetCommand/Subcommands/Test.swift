import ArgumentParser
import Handset
import HandsetSuites

/// `handset test`: runs suites of payloads with expected results.
struct Test: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofRules + [.memory, .hazards, .webViewTime]

    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run suites: payloads with their expected results.",
        discussion: """
            A suite is a JSON file of cases. A case is a payload with the session, URL, calls or \
            findings that it should produce. Failures and totals are printed. In a folder, every *.json file with cases runs; \
            subfolders are skipped. Exit status: 0 all cases passed; 1 some failed, no case \
            matches --filter, or one is missing for --require-coverage; 2 a suite could not be read.
            """)

    @Argument(
        help: ArgumentHelp(
            "Suites, or folders with suites; with --new, payloads. (default: the current folder)",
            valueName: "suite"),
        completion: .jsonFile)
    var suites: [String] = []

    @OptionGroup(title: "The app and its rules") var ruleOptions: RuleOptions

    @OptionGroup(title: "The app and its rules") var webViewOptions: WebViewOptions

    @OptionGroup(title: "Reports") var reportOptions: ReportOptions<SuiteReportFormat>

    @OptionGroup(title: "Reports") var coverage: CoverageOptions

    @Option(
        help: ArgumentHelp(
            "Run only the cases whose name contains this text; capitals count if it has one.",
            valueName: "name"), transform: CaseFilter.init)
    var filter: CaseFilter?

    @Option(
        help: ArgumentHelp(
            "Give the payloads of failed cases to the page at this address, and print where it shows them.",
            valueName: "url"), transform: ShowingPage.init)
    var page: ShowingPage?

    @Flag(name: .verbose, help: "Print the cases that passed too, as text.")
    var verbose = false

    @Flag(help: "Write the actual results into the suites, and list the changes.")
    var update = false

    @Flag(help: .watch)
    var watch = false

    @Option(
        help: ArgumentHelp(
            "Create this suite from payloads; it expects what they produce today.",
            valueName: "suite"),
        completion: .jsonFile)
    var new: String?

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            "Compare what a recorder has written down on Apple's side with Handset, cell by cell, and say which claims it "
                + "confirms or refutes. Repeatable.",
            valueName: "record"),
        completion: .jsonFile)
    var records: [String] = []

    @OptionGroup(title: "The phone of a new suite") var arrival: ArrivalOptions

    @OptionGroup(title: "The phone of a new suite") var device: DeviceOptions

    @OptionGroup(title: "Messages") var messages: MessageOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    private var rules: RuleSettings { ruleOptions.settings(limits.values) }

    func validate() throws {
        if !records.isEmpty, !suites.isEmpty || update || watch || new != nil {
            throw ValidationError(
                "--as compares records; give no suite, and no --update, --watch or --new.")
        }
        if !records.isEmpty, !reportOptions.isEmpty {
            throw ValidationError("--as writes text; remove --format and --output.")
        }
        if !records.isEmpty, let option = optionOfCases {
            throw ValidationError("--as runs no case; remove \(option).")
        }
        if new != nil { try WrittenFiles().check(sources: suites) }
        try rules.validate()
        try webViewOptions.validateWebView(
            sources: nil, outputs: reportOptions.files, needsFolder: false)
        if webViewOptions.webView != nil || webViewOptions.webViewPicture != nil,
            update || new != nil
        {
            throw ValidationError(
                "\(new == nil ? "--update" : "--new") has no web view; remove --web-view and --web-view-picture."
            )
        }
        if webViewOptions.webViewKeep {
            throw ValidationError("Each case has a page of its own; remove --web-view-keep.")
        }
        let modes = [("--update", update), ("--watch", watch), ("--new", new != nil)]
            .filter(\.1).map(\.0)
        guard modes.count <= 1 else {
            throw ValidationError("\(modes[0]) and \(modes[1]) cannot be used together.")
        }
        if update || new != nil, !reportOptions.isEmpty {
            throw ValidationError(
                "\(modes[0]) does not write a report; remove --format and --output.")
        }
        if watch, !reportOptions.isEmpty {
            throw ValidationError(
                "--watch writes text to standard output only; remove --format and --output.")
        }
        if let mode = modes.first, let option = coverage.given {
            throw ValidationError(
                mode == "--watch"
                    ? "--watch runs only the suites that have changed; remove \(option)."
                    : "\(mode) does not write a report; remove \(option).")
        }
        try coverage.check(reportOptions.targets.map(\.format))
        if new == nil, let option = arrival.given ?? device.given {
            throw ValidationError(
                "\(option) is for the suite of --new; a suite states its own device.")
        }
        try AppKind.stated(by: "test").check(device.demands)
        if update || new != nil, page != nil {
            throw ValidationError("\(modes[0]) has no failed cases; remove --page.")
        }
        if new != nil, filter != nil {
            throw ValidationError("--new takes every payload; remove --filter.")
        }
        if new != nil, rules.path == "-" {
            throw ValidationError(
                "A suite names its rules by a path; give --rules a file instead of -.")
        }
        if new != nil, rules.path == nil, rules.givesRules {
            throw ValidationError(
                "A suite names its rules by a path; write --pattern, --key-path and --lookup-url into a rule file, "
                    + "and give --rules.")
        }
        if new == "" {
            throw ValidationError("The name after --new is empty; give a file.")
        }
        if suites.contains("") {
            throw ValidationError("The name of a suite is empty; give a file or a folder.")
        }
        if new == nil, suites.contains("-") {
            throw ValidationError(
                "A suite cannot be read from standard input, because its paths begin at its folder; "
                    + "give a file.")
        }
    }

    /// An option for the cases of suites that is given; `nil` if none is.
    private var optionOfCases: String? {
        let web = webViewOptions
        let options = [
            ("--web-view", web.webView != nil), ("--web-view-picture", web.webViewPicture != nil),
            ("--filter", filter != nil), ("--page", page != nil), ("--verbose", verbose),
        ]
        return ruleOptions.given ?? options.first(where: \.1)?.0 ?? coverage.given
    }

    func run() async throws {
        try await CommandRun(messages.style, maximumMemory: limits.values[.memory]) {
            streams, verdict in
            if !records.isEmpty { return try RecordTest(records).run(streams, &verdict) }
            let settings = rules
            do throws(ShowingPage.Refusal) {
                try page?.check()
            } catch {
                try streams.report("handset: error: \(error)")
                throw ExitCode(69)
            }
            let app = try settings.loadApp(streams)
            let rules = settings.givesRules ? try settings.load(app.file) : nil
            if let new {
                try await SuiteDrafting(
                    path: new, sources: suites, rules: rules, rulesPath: settings.path,
                    device: DraftedDevice(
                        settings.app, allowsOutside: settings.allowsOutside, on: nil, arrival,
                        device, streams),
                    allowsOutside: settings.allowsOutside, limits: settings.limits
                ).run(streams, &verdict)
                return
            }
            let run = SuiteRun(
                arguments: suites.isEmpty ? ["."] : suites, app: app, ruleSettings: settings,
                filter: filter, page: page, web: { try webViewOptions.web },
                filesOfWeb: { webViewOptions.files }, streams: streams,
                isVerbose: verbose, maximumHazards: limits.values[.hazards],
                browser: SuiteBrowser(
                    limits.values, pictureFile: webViewOptions.webViewPicture))
            if update {
                try run.update(rules, &verdict)
            } else if watch {
                try await run.watch(rules)
            } else {
                try await run.report(rules, reportOptions.targets, coverage, &verdict)
            }
        }.run()
    }
}
