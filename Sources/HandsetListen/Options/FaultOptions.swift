import ArgumentParser
import HandsetCommand
import HandsetGateway

/// The options for answers other than accepting a notification.
struct FaultOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Give this answer to the next notification, or to the next COUNT notifications, that "
                + "would be accepted. Repeatable; applied in order. An answer is a reason such as "
                + "Unregistered, a status of the binary protocol (status:8), delay:MILLISECONDS, "
                + "stall, close, close-in-frame, goaway, goaway:REASON, or reset-stream.",
            valueName: "answer[:count]"),
        completion: .gatewayAnswers(and: FaultOptions.moreAnswers),
        transform: FaultOptions.next)
    var failNext: [NextAnswers] = []

    @Option(
        help: ArgumentHelp(
            "Give this answer at random, with a probability from 0 to 1. Repeatable.",
            valueName: "answer:probability"),
        completion: .gatewayAnswers(and: FaultOptions.moreAnswers),
        transform: FaultOptions.random)
    var fail: [RandomAnswer] = []

    @Option(
        help: ArgumentHelp(
            "Seed of the random numbers of --fail; the same seed repeats a run.",
            valueName: "number"))
    var seed: UInt64 = 0

    @Option(
        help: ArgumentHelp(
            "Delay each response of the HTTP/2 API by this many seconds.",
            valueName: "seconds"))
    var delay = 0.0

    @Flag(
        help:
            "Start with all devices away; the newest notification of each waits until it is back."
    )
    var away = false

    func validate() throws {
        guard (0...86_400).contains(delay) else {
            throw ValidationError("--delay is \(delay); give seconds from 0 to 86400.")
        }
    }

    func apply(to configuration: inout GatewayConfiguration) {
        configuration.next = failNext
        configuration.random = fail
        configuration.seed = seed
        configuration.delay = .milliseconds(Int64((delay * 1000).rounded()))
        configuration.isAway = away
    }

    /// The answers that no device token can ask for.
    private static let moreAnswers = ["close-in-frame", "goaway", "reset-stream"]

    private static func next(_ text: String) throws -> NextAnswers {
        do throws(ScriptedAnswerFault) {
            return try NextAnswers(text: text)
        } catch {
            throw ValidationError("\(error).")
        }
    }

    private static func random(_ text: String) throws -> RandomAnswer {
        do throws(ScriptedAnswerFault) {
            return try RandomAnswer(text: text)
        } catch {
            throw ValidationError("\(error).")
        }
    }
}
