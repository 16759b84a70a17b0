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
            "Give this answer at random, with a probability from 0 to 1. Repeatable. Also seed=NUMBER of the "
                + "random numbers, which repeats a run (default: 0); delay=SECONDS of each response of the "
                + "HTTP/2 API; and away, which begins with all devices away: the newest notification of "
                + "each waits until it is back.", valueName: "answer:probability"),
        completion: .gatewayAnswers(
            and: FaultOptions.moreAnswers + ["seed=", "delay=", "away"]),
        transform: FaultOption.init)
    var fail: [FaultOption] = []

    func apply(to configuration: inout GatewayConfiguration) {
        configuration.next = failNext
        for fault in fail {
            switch fault {
            case .random(let answer): configuration.random.append(answer)
            case .seed(let seed): configuration.seed = seed
            case .delay(let seconds):
                configuration.delay = .milliseconds(Int64((seconds * 1000).rounded()))
            case .away: configuration.isAway = true
            }
        }
    }

    /// The answers that no device token can ask for.
    private static let moreAnswers = ["close-in-frame", "goaway", "reset-stream"]

    private static func next(_ text: String) throws -> NextAnswers {
        do throws(ScriptedAnswerFault) {
            return try NextAnswers(text: text)
        } catch {
            throw ValidationError(error.sentence)
        }
    }
}
