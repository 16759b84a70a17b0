import ArgumentParser
import HandsetGateway

/// The options for the limits that senders meet, and for the time that they have when the gateway stops.
struct LimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Allow this many open streams on each connection of the HTTP/2 API; others are refused.",
            valueName: "number"))
    var maxStreams = 1000

    @Option(
        help: ArgumentHelp(
            "Accept at most this many notifications for each device token within this time, such as "
                + "10/60; others are rejected with TooManyRequests. (default: any number)",
            valueName: "count/seconds"),
        transform: LimitOptions.rate)
    var tokenRate: TokenRate?

    @Option(
        help: ArgumentHelp(
            "Time for senders to finish when the gateway stops; then their connections are closed.",
            valueName: "seconds"))
    var grace = 5

    func validate() throws {
        guard (1...1_000_000).contains(maxStreams) else {
            throw ValidationError(
                "--max-streams is \(maxStreams); give a number from 1 to 1000000.")
        }
        guard (0...86_400).contains(grace) else {
            throw ValidationError(
                "--grace is \(grace); give seconds from 0 to 86400, which is a day.")
        }
    }

    func apply(to configuration: inout GatewayConfiguration) {
        configuration.maximumStreamCount = maxStreams
        configuration.tokenRate = tokenRate
    }

    private static func rate(_ text: String) throws -> TokenRate {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let count = numbers[0], let seconds = numbers[1],
            TokenRate.counts.contains(count), TokenRate.times.contains(seconds)
        else {
            throw ValidationError(
                "'\(text)' is not a rate; give notifications and seconds, such as 10/60: from 1 to "
                    + "\(TokenRate.counts.upperBound) in 1 to \(TokenRate.times.upperBound) seconds."
            )
        }
        return TokenRate(count, perSeconds: seconds)
    }
}
