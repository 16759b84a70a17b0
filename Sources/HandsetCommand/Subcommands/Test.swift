import ArgumentParser
import Handset
import HandsetSuites

/// `handset test`: runs suites of payloads with expected results.
struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run suites: payloads with their expected results.",
        discussion: """
            A suite is a JSON file of cases. A case is a payload with the session, URL, calls or \
            hazards that it should produce. In a folder, every *.json file with cases runs; \
            subfolders are skipped. Exit status: 0 all cases passed; 1 some failed, or no case \
            matches --filter; 2 a suite could not be read.
            """)

    @Argument(
        help: ArgumentHelp(
            "Suites, or folders with suites; with --new, payloads. (default: the current folder)",
            valueName: "suite"),
        completion: .jsonFile)
    var suites: [String] = []

    @OptionGroup var ruleOptions: RuleOptions

    @OptionGroup var reportOptions: ReportOptions<SuiteReportFormat>

    @Option(
        help: ArgumentHelp(
            "Run only the cases whose name contains this text; capitals count if it has one.",
            valueName: "name"), transform: CaseFilter.init)
    var filter: CaseFilter?

    @Flag(help: "Write the actual results into the suites, and list the changes.")
    var update = false

    @Flag(help: "Run suites again when a file that they use is saved, until Ctrl-C.")
    var watch = false

    @Option(
        help: ArgumentHelp(
            "Create this suite from payloads; it expects what they produce today.",
            valueName: "suite"),
        completion: .jsonFile)
    var new: String?

    @Option(
        help: ArgumentHelp(
            "Show at most this many hazards of a failed case, and count the others.",
            valueName: "count"))
    var maximumHazards = PayloadHazards.defaultMaximumCount

    @Option(
        help: ArgumentHelp(
            "Reject suites and payloads whose values need more than this many bytes of memory.",
            valueName: "bytes"))
    var maximumMemory = PayloadReader.defaultMaximumMemory

    @OptionGroup var messages: MessageOptions

    func validate() throws {
        if new != nil { try WrittenFiles().check(sources: suites) }
        try HazardChecks(failOn: nil, maximumCount: maximumHazards).validate()
        try PayloadLimits.validate(memory: maximumMemory)
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
        if new != nil, filter != nil {
            throw ValidationError("--new takes every payload; remove --filter.")
        }
        if new != nil, ruleOptions.rules == "-" {
            throw ValidationError(
                "A suite names its rules by a path; give --rules a file instead of -.")
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

    func run() async throws {
        try await CommandRun(messages.style, maximumMemory: maximumMemory) { streams, verdict in
            let app = try ruleOptions.loadApp(streams)
            let rules = ruleOptions.rules == nil ? nil : try ruleOptions.load(app)
            if let new {
                try await SuiteDrafting(
                    path: new, sources: suites, rules: rules, rulesPath: ruleOptions.rules,
                    defaults: app.suiteDefaults,
                    allowsOutside: ruleOptions.allowOutside
                ).run(streams, &verdict)
                return
            }
            let run = SuiteRun(
                arguments: suites.isEmpty ? ["."] : suites, app: app, ruleOptions: ruleOptions,
                filter: filter, streams: streams,
                maximumHazards: maximumHazards)
            if update {
                try run.update(rules, &verdict)
            } else if watch {
                try await run.watch(rules)
            } else {
                try await run.report(rules, reportOptions.targets, &verdict)
            }
        }.run()
    }
}
