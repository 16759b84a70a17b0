import ArgumentParser
import HandsetGateway

/// What senders get that would be accepted.
struct FaultOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Answer so the next notification that would be accepted, or so many of them; may be given "
                + "several times, and counts in that order. An answer is a reason such as "
                + "Unregistered, a status of the binary protocol (status:8), delay:MILLISECONDS, "
                + "stall, close, close-in-frame, goaway, goaway:REASON, or reset-stream.",
            valueName: "answer[:count]"),
        transform: FaultOptions.next)
    var failNext: [NextAnswers] = []

    @Option(
        help: ArgumentHelp(
            "Answer so by chance, with a probability from 0 to 1; may be given several times.",
            valueName: "answer:probability"),
        transform: FaultOptions.random)
    var fail: [RandomAnswer] = []

    @Option(
        help: ArgumentHelp(
            "Where the random numbers of --fail begin, so that a run can be repeated.",
            valueName: "number"))
    var seed: UInt64 = 0

    @Option(
        help: ArgumentHelp(
            "How long each answer of the HTTP/2 API takes (default: no longer than it does).",
            valueName: "seconds"))
    var delay = 0.0

    @Flag(
        help:
            "All devices are away at first: the newest notification of each is kept until it is back."
    )
    var away = false

    func validate() throws {
        guard (0...86_400).contains(delay) else {
            throw ValidationError("--delay is \(delay); give seconds from 0 to 86400.")
        }
    }

    /// Writes the options into the configuration of a gateway.
    func apply(to configuration: inout GatewayConfiguration) {
        configuration.next = failNext
        configuration.random = fail
        configuration.seed = seed
        configuration.delay = UInt32((delay * 1000).rounded())
        configuration.isAway = away
    }

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
