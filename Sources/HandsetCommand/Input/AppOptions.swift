import ArgumentParser
import Foundation
package import Handset

/// The options for what the app does with a payload, and for what is printed.
package struct AppOptions: ParsableArguments {
    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print the JavaScript statement, the URL or the session of each match, or one JSON record "
                + "per payload.", valueName: "format"))
    var format = ReceiveFormat.javascript

    @Flag(
        help:
            "End each result with NUL instead of a newline, because sessions can contain newlines.")
    var null = false

    @OptionGroup var ruleOptions: RuleOptions

    @Option(
        help: ArgumentHelp(
            "Lookup URL, with %@ in place of the session. (default: the app's)",
            valueName: "template"),
        transform: AppOptions.template)
    var lookupURL: LookupURLTemplate?

    @Option(
        help: ArgumentHelp(
            "Regular expression that finds the session: its one group. Case is ignored. "
                + "(default: the app's)", valueName: "regex"),
        transform: AppOptions.pattern)
    var pattern: SessionPattern?

    @Option(
        help: ArgumentHelp(
            "Handler of sessions whose rule names none: lookup does what the app does; exec:PROGRAM "
                + "runs a program, without a shell, with the URL as its argument and a JSON record "
                + "on its standard input. (default: lookup)",
            valueName: "handler"),
        completion: .values(["lookup", "exec:"]),
        transform: AppOptions.handler)
    var handler = HandlerName.lookup

    @Flag(help: "Exit with status 1 if the app opens no session for a payload.")
    var requireSession = false

    @Flag(
        help:
            "Print each payload's hazards to standard error: what the app will do that the sender did not intend."
    )
    var hazards = false

    @OptionGroup var hazardOptions: HazardOptions

    @Option(
        help: ArgumentHelp(
            "Print the device log to standard error; auto prints it only in a terminal.",
            valueName: "when"))
    var log = LogOptions.Mode.auto

    @Flag(name: .verbose, help: "Print the device log, like --log always.")
    var verbose = false

    @OptionGroup var logOptions: LogOptions

    @Option(
        name: .jobs,
        help: ArgumentHelp(
            "Process this many parts of a large input in parallel, but one at a time with a device "
                + "log or a program. (default: the number of processors)",
            valueName: "count"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Read at most this many payloads ahead of the output.", valueName: "count"))
    var maximumInFlight = 65_536

    @Option(
        help: ArgumentHelp(
            "Hold at most this many bytes of output for a slow reader, and one result for each job.",
            valueName: "bytes"))
    var maximumHeldBytes = 64 << 20

    @Option(
        help: ArgumentHelp("Stop a handler's program after this time.", valueName: "seconds"))
    var timeLimit = 30.0

    @Flag(
        help:
            "Let a handler's program write to the terminal itself; otherwise control characters of its output are shown."
    )
    var rawHandlerOutput = false

    @OptionGroup(title: "The device") var arrival: ArrivalOptions

    @OptionGroup(title: "The device") var deviceOptions: DeviceOptions

    package init() {}

    package func validate() throws {
        if let jobs, !(1...256).contains(jobs) {
            throw ValidationError("--jobs is \(jobs); give a number from 1 to 256.")
        }
        if verbose, log == .never {
            throw ValidationError(
                "--verbose prints the device log and --log never leaves it out; remove one of them."
            )
        }
        for (option, count) in [
            ("--maximum-in-flight", maximumInFlight), ("--maximum-held-bytes", maximumHeldBytes),
        ] where !(1...(1 << 40)).contains(count) {
            throw ValidationError("\(option) is \(count); give a number from 1 to \(1 << 40).")
        }
        guard (0.001...86_400).contains(timeLimit) else {
            throw ValidationError(
                "--time-limit is \(timeLimit); give seconds from 0.001 to 86400.")
        }
        let maximumLength = ruleOptions.maximumPatternLength
        if let pattern, pattern.pattern.utf16.count > maximumLength {
            let error = SessionPatternError(
                pattern: pattern.pattern,
                problem: .tooLong(length: pattern.pattern.utf16.count, maximum: maximumLength))
            throw ValidationError("--pattern: \(error).")
        }
        if ruleOptions.rules != nil, pattern != nil || lookupURL != nil {
            throw ValidationError(
                "--rules cannot be used with --pattern or --lookup-url; write them into the file.")
        }
    }

    private static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// True if the device log is written.
    package var isLogging: Bool {
        verbose || log == .always || log == .auto && StandardStreams.isErrorTerminal
    }

    /// True if the rules are read from standard input.
    package var readsStandardInput: Bool { ruleOptions.rules == "-" }

    /// True if an option gives rules other than the modelled app's.
    package var givesRules: Bool {
        ruleOptions.rules != nil || pattern != nil || lookupURL != nil
    }

    /// True if paths in rule files and suites may leave the folder of their file.
    package var allowsOutside: Bool { ruleOptions.allowOutside }

    /// The limit of each search of a pattern.
    package var matchLimit: MatchTimeLimit { ruleOptions.matchLimit }

    /// Returns the number of payloads to process in parallel: one with a device log or a program.
    package func workerCount(of router: SessionRouter) -> Int {
        isLogging || router.limitsTime || deviceOptions.serviceExtension != nil
            ? 1 : jobs ?? Self.processorCount
    }

    /// Creates what processes each payload.
    ///
    /// - Parameter pushType: The type of all pushes. If `nil`, each payload shows its own.
    /// - Returns: What processes each payload.
    /// - Throws: ``InputError`` if the rule file cannot be read, `JSONDocumentError` if it is invalid, and
    ///   ``HandlerProgramFault`` if a handler's program cannot be started.
    package func makeAnswer(pushType: PushType? = nil) throws -> PayloadAnswer {
        let app = try loadApp()
        return try makeAnswer(
            rules: try loadRules(app.file), device: makeDevice(app), pushType: pushType)
    }

    /// Reads the app file in force.
    ///
    /// - Throws: `JSONDocumentError` with everything that is wrong with the file.
    package func loadApp() throws(JSONDocumentError) -> GivenApp { try ruleOptions.loadApp() }

    /// Creates what processes each payload: of the app in force, and of apps that files describe.
    ///
    /// Options stand for everything that these files leave out.
    ///
    /// - Parameters:
    ///   - app: The app in force.
    ///   - apps: The other apps.
    /// - Returns: What processes the payloads of the app in force, and of each other app.
    /// - Throws: ``InputError`` if the rule file cannot be read, `JSONDocumentError` if it is invalid, and
    ///   ``HandlerProgramFault`` if a handler's program cannot be started.
    package func makeAnswers(
        of app: GivenApp, and apps: [AppFile]
    ) throws -> (ofApp: PayloadAnswer, ofFiles: [PayloadAnswer]) {
        let rules = try loadRules(app.file)
        // Rules of an option may be those of standard input, which is read once.
        let rulesOfOptions = givesRules ? rules : try loadRules(AppFile())
        let device = makeDevice(GivenApp(source: .builtIn(.classic), file: AppFile()))
        let answers = try apps.map { app in
            try makeAnswer(
                rules: app.rules(else: rulesOfOptions).limitingMatches(to: ruleOptions.matchLimit),
                device: app.device.applied(to: device))
        }
        return (try makeAnswer(rules: rules, device: makeDevice(app)), answers)
    }

    /// Reads an app file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - topic: The topic that the file is for.
    /// - Returns: The app.
    /// - Throws: `JSONDocumentError` with everything that is wrong with the file.
    package func loadApp(
        _ path: String, for topic: String
    ) throws(JSONDocumentError) -> AppFile {
        try AppFile(
            contentsOf: path, for: topic, allowsOutside: ruleOptions.allowOutside)
    }

    /// The paths of the files that these options name.
    package var inputs: [String] {
        [ruleOptions.rules].compactMap(\.self).filter { $0 != "-" }
            + ruleOptions.app.files(allowsOutside: allowsOutside)
    }

    /// Returns the paths of an app file, and of the rule file that it names.
    package func files(ofApp path: String) -> [String] {
        AppSource.named(path: path, by: "--topic").files(allowsOutside: allowsOutside)
    }

    private func makeAnswer(
        rules: SessionRules, device: Device, pushType: PushType? = nil
    ) throws(HandlerProgramFault) -> PayloadAnswer {
        try HandlerProgramFault.check(rules, else: handler)
        try deviceOptions.checkServiceExtension()
        let router = makeRouter(rules)
        return PayloadAnswer(
            router: router, device: device, silentChance: deviceOptions.silent?.silentChance,
            pushType: pushType, serviceExtension: deviceOptions.serviceExtension?.serviceExtension,
            extensionTimeLimit: .seconds(timeLimit),
            planForAnyPayload: device.planForAnyPayload,
            format: format, terminator: null ? 0 : UInt8(ascii: "\n"),
            looksForHazards: hazards || hazardOptions.failOn != nil || format == .json,
            reportsHazards: hazards, hazardOptions: hazardOptions,
            requiresSession: requireSession, isLogging: isLogging,
            handlesNothing: !router.limitsTime)
    }

    /// Creates the app, which logs to the streams if the device log is written.
    ///
    /// - Parameters:
    ///   - router: The router of the app's sessions.
    ///   - version: The iOS version, which decides the form of the log.
    ///   - streams: The streams.
    /// - Returns: The app.
    package func makeApp(
        of router: SessionRouter, on version: IOSVersion, loggingTo streams: StandardStreams
    ) -> PhoneGapApp {
        PhoneGapApp(router: router, log: isLogging ? makeLog(on: version, to: streams) : nil)
    }

    private func makeDevice(_ app: GivenApp) -> Device {
        var device = deviceOptions.device(on: app.version(logOptions.ios), of: app.file)
        arrival.apply(to: &device)
        return device
    }

    private func loadRules(_ app: AppFile) throws -> SessionRules {
        if ruleOptions.rules == nil, pattern == nil, lookupURL == nil {
            return app.rules(else: .app).limitingMatches(to: ruleOptions.matchLimit)
        }
        var rule = SessionRule.app
        // The rules of a file have lookup URLs of their own.
        if app.rules == nil, let lookupURL = app.lookupURL { rule.lookupURL = lookupURL }
        if let pattern {
            rule.name = "pattern"
            rule.source = .text(pattern)
        }
        if let lookupURL { rule.lookupURL = lookupURL }
        return ruleOptions.rules == nil
            ? SessionRules([rule]).limitingMatches(to: ruleOptions.matchLimit)
            : try ruleOptions.load(GivenApp(source: .builtIn(.classic), file: app))
    }

    private func makeRouter(_ rules: SessionRules) -> SessionRouter {
        let names = Set(rules.rules.compactMap(\.handler))
        let handlers = names.compactMap { name in
            HandlerName(name).map { (name, makeHandler($0)) }
        }
        // Only programs take time: a lookup is printed, not evaluated.
        let isInstant = handler == .lookup && names.allSatisfy { HandlerName($0) == .lookup }
        return SessionRouter(
            rules: rules, handler: makeHandler(handler),
            handlers: Dictionary(uniqueKeysWithValues: handlers),
            timeLimit: isInstant ? nil : .seconds(timeLimit))
    }

    private func makeHandler(_ name: HandlerName) -> any SessionHandler {
        guard case .program(let program) = name, !rawHandlerOutput,
            let output = ProgramOutput.toTerminal()
        else { return name.makeHandler() }
        return ShownProgramHandler(program: program, output: output)
    }

    private func makeLog(
        on version: IOSVersion, to streams: StandardStreams
    ) -> DeviceLog {
        logOptions.makeLog(on: version) { line in
            // If standard output is closed, the next write of data reports it.
            try? streams.log(line)
        }
    }
}
