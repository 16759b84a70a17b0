import ArgumentParser
import Foundation
import Handset

/// `handset receive`: payloads in, the app's calls out.
struct Receive: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Give payloads to the app, and print the calls that it makes.",
        discussion: """
            For each top-level value of each payload, the app searches the text that the device \
            prints, takes the first session that it finds there, and evaluates \
            handleOpenURL("…"); in its web view.
            """)

    @OptionGroup var input: SourceOptions

    @Option(
        help: ArgumentHelp(
            "What to print: the statement (javascript), the url or the session of each match, or a "
                + "line of json for each payload.", valueName: "format"))
    var format = ReceiveFormat.javascript

    @Flag(help: "End what is printed with NUL instead of a newline, which a session may hold.")
    var null = false

    @OptionGroup var ruleOptions: RuleOptions

    @Option(
        help: ArgumentHelp(
            "The lookup URL, with %@ where the session belongs (default: the app's).",
            valueName: "template"),
        transform: Receive.template)
    var lookupURL: LookupURLTemplate?

    @Option(
        help: ArgumentHelp(
            "Search for another pattern than the app's, case-insensitive too; its one group is the "
                + "session (default: the app's).", valueName: "regex"),
        transform: Receive.pattern)
    var pattern: SessionPattern?

    @Option(
        help: ArgumentHelp(
            "What to do with each session whose rule names no handler: lookup does what the app "
                + "does; exec:PROGRAM runs a program, without a shell, with the URL as its "
                + "argument and a json record on its standard input (default: lookup).",
            valueName: "handler"),
        transform: Receive.handler)
    var handler = HandlerName.lookup

    @Option(
        help: ArgumentHelp("How long a program may run for one session.", valueName: "seconds"))
    var timeLimit = 30.0

    @Flag(help: "End with status 1 if the app opened no session of a payload.")
    var requireSession = false

    @Flag(
        help:
            "Write each payload's hazards to standard error: ways in which what the app does differs from what the sender meant."
    )
    var hazards = false

    @OptionGroup var hazardOptions: HazardOptions

    @Option(
        help: ArgumentHelp(
            "Write the device's log to standard error: auto does if that is a terminal.",
            valueName: "when"))
    var log = LogOptions.Mode.auto

    @OptionGroup var logOptions: LogOptions

    @OptionGroup(title: "The device") var arrival: ArrivalOptions

    @OptionGroup(title: "The device") var deviceOptions: DeviceOptions

    func validate() throws {
        guard (0.001...86_400).contains(timeLimit) else {
            throw ValidationError(
                "--time-limit is \(timeLimit); give seconds from 0.001 to 86400.")
        }
        try ruleOptions.validate(beside: input)
        if ruleOptions.rules != nil, pattern != nil || lookupURL != nil {
            throw ValidationError(
                "--rules excludes --pattern and --lookup-url; write them into the file.")
        }
    }

    func run() async throws {
        try await CommandRun { streams, verdict in
            let isLogging = log == .always || log == .auto && StandardStreams.isErrorTerminal
            let rules = try loadRules()
            let router = makeRouter(rules)
            // With a log beside it, or a program that takes its time, data must not wait.
            if isLogging || router.limitsTime { streams.output.isUnbuffered = true }
            let app = PhoneGapApp(router: router, log: isLogging ? makeLog(to: streams) : nil)
            let application = Application(systemVersion: logOptions.ios)
            // Each look at an option takes longer than much of what is done with a payload.
            let (format, terminator) = (self.format, null ? 0 : UInt8(ascii: "\n"))
            let (reportsHazards, requiresSession) = (hazards, requireSession)
            let (looksForHazards, hazardOptions) = (self.looksForHazards, self.hazardOptions)
            try await PayloadInput(input, streams: streams).forEachPayload(&verdict) {
                payload, _, verdict in
                let plan = planForAny ?? device.plan(for: payload)
                let outcomes = try await app.receive(payload, by: plan, of: device.application)
                let unopened = try app.unopenedSessions(in: payload, by: plan)
                // Each callback opens the same sessions; hazards tell of them once.
                let times = max(1, plan.callbacksThatLook.count)
                let routes =
                    unopened?.routes ?? outcomes.prefix(outcomes.count / times).map(\.route)
                let hazards =
                    looksForHazards
                    ? try Hazard.all(
                        in: payload, routes: routes, rules: rules, on: device.application)
                    : []
                try format.write(
                    payload.origin, outcomes, hazards, terminator: terminator, to: streams.output)
                if reportsHazards { try streams.report(payload.origin, hazards) }
                if looksForHazards { hazardOptions.judge(hazards, &verdict) }
                if requiresSession, outcomes.isEmpty { verdict.isNegative = true }
                for outcome in outcomes {
                    guard let reason = outcome.result.failureReason else { continue }
                    verdict.isNegative = true
                    try streams.report(
                        payload.origin,
                        "the session of \(outcome.route.match.key) was not handled: \(reason)")
                }
            }
        }.run()
    }

    private func makeDevice() -> Device {
        var device = deviceOptions.device(on: logOptions.ios)
        device.appState = arrival.appState
        device.action = arrival.action
        return device
    }

    private var looksForHazards: Bool {
        hazards || hazardOptions.failOn != nil || format == .json
    }

    private func loadRules() throws -> SessionRules {
        var rule = SessionRule.app
        if let pattern {
            rule.name = "pattern"
            rule.source = .text(pattern)
        }
        if let lookupURL { rule.lookupURL = lookupURL }
        return ruleOptions.rules == nil ? SessionRules([rule]) : try ruleOptions.load()
    }

    private func makeRouter(_ rules: SessionRules) -> SessionRouter {
        let names = Set(rules.rules.compactMap(\.handler))
        let handlers = names.compactMap { name in
            HandlerName(name).map { (name, $0.makeHandler()) }
        }
        // Where nothing but lookups are evaluated, which is not done here, nothing can take long.
        let isInstant = handler == .lookup && names.allSatisfy { HandlerName($0) == .lookup }
        return SessionRouter(
            rules: rules, handler: handler.makeHandler(),
            handlers: Dictionary(uniqueKeysWithValues: handlers),
            timeLimit: isInstant ? nil : .seconds(timeLimit))
    }

    private func makeLog(to streams: StandardStreams) -> DeviceLog {
        logOptions.makeLog { line in
            // A closed standard output is noticed when data is written to it.
            try? streams.log(line)
        }
    }

    private static func template(_ text: String) throws -> LookupURLTemplate {
        do throws(LookupURLTemplateError) {
            return try LookupURLTemplate(text)
        } catch {
            throw ValidationError("\(error).")
        }
    }

    private static func pattern(_ text: String) throws -> SessionPattern {
        do throws(SessionPatternError) {
            return try SessionPattern(text, options: SessionPattern.app.options)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    private static func handler(_ text: String) throws -> HandlerName {
        guard let handler = HandlerName(text) else {
            throw ValidationError("\(text) is no handler; give lookup or exec:PROGRAM.")
        }
        return handler
    }
}
