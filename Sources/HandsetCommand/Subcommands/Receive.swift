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

    @Option(
        help: ArgumentHelp(
            "The lookup URL, with %@ where the session belongs (default: the app's).",
            valueName: "template"),
        transform: Receive.template)
    var lookupURL = LookupURLTemplate.app

    @Option(
        help: ArgumentHelp(
            "Search for another pattern than the app's, case-insensitive too; its one group is the "
                + "session (default: the app's).", valueName: "regex"),
        transform: Receive.rule)
    var pattern = SessionRule.app

    @Option(
        help: ArgumentHelp(
            "What to do with each session: lookup does what the app does; exec:PROGRAM runs a "
                + "program, without a shell, with the URL as its argument and a json record on its "
                + "standard input.", valueName: "handler"))
    var handler = HandlerChoice.lookup

    @Option(
        help: ArgumentHelp("How long a program may run for one session.", valueName: "seconds"))
    var timeLimit = 30.0

    @Flag(help: "End with status 1 if a payload had no session.")
    var requireSession = false

    @Option(
        help: ArgumentHelp(
            "Write the device's log to standard error: auto does if that is a terminal.",
            valueName: "when"))
    var log = LogOptions.Mode.auto

    @OptionGroup var logOptions: LogOptions

    func validate() throws {
        guard (0.001...86_400).contains(timeLimit) else {
            throw ValidationError(
                "--time-limit is \(timeLimit); give seconds from 0.001 to 86400.")
        }
    }

    func run() async throws {
        try await CommandRun { streams, verdict in
            let isLogging = log == .always || log == .auto && StandardStreams.isErrorTerminal
            // With a log beside it, or a program that takes its time, data must not wait.
            if isLogging || handler != .lookup { streams.output.isUnbuffered = true }
            let app = PhoneGapApp(router: router, log: isLogging ? makeLog(to: streams) : nil)
            let application = Application(systemVersion: logOptions.ios)
            try await PayloadInput(input, streams: streams).forEachPayload(&verdict) {
                payload, verdict in
                let outcomes = try await app.application(
                    application, didReceiveRemoteNotification: payload)
                try format.write(
                    payload.origin, outcomes, terminator: null ? 0 : UInt8(ascii: "\n"),
                    to: streams.output)
                if requireSession, outcomes.isEmpty { verdict.isNegative = true }
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

    private var router: SessionRouter {
        switch handler {
        case .lookup:
            // Nothing is evaluated here, so nothing can take long.
            SessionRouter(
                rule: pattern, lookupURL: lookupURL, handler: LookupHandler(), timeLimit: nil)
        case .program(let program):
            SessionRouter(
                rule: pattern, lookupURL: lookupURL, handler: ProgramHandler(program: program),
                timeLimit: .seconds(timeLimit))
        }
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

    private static func rule(_ text: String) throws -> SessionRule {
        do throws(SessionRuleError) {
            return try SessionRule(name: "pattern", pattern: text, options: SessionRule.app.options)
        } catch {
            throw ValidationError("\(error)")
        }
    }
}
