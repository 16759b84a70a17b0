import ArgumentParser
import HandsetGateway

/// The options for the limits of what the gateway keeps for senders and devices.
struct StoreOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Keep at most this many connections open; new ones wait.", valueName: "count"))
    var maximumConnections = GatewayLimits().connectionCount

    @Option(
        help: ArgumentHelp(
            "Keep at most this many bytes of unfinished requests and unread answers of all connections; "
                + "requests beyond it are refused, and connections that do not read are closed.",
            valueName: "bytes"))
    var maximumUnfinishedBytes = GatewayLimits().unfinishedByteCount

    @Option(
        help: ArgumentHelp(
            "Read nothing from senders while this many bytes of notifications wait for the output.",
            valueName: "bytes"))
    var maximumWaitingBytes = GatewayLimits().waitingByteCount

    @Option(
        help: ArgumentHelp(
            "Keep at most this many bytes of delayed answers and notifications; beyond it, delays end at "
                + "once.", valueName: "bytes"))
    var maximumDelayedBytes = GatewayLimits().delayedByteCount

    @Option(
        help: ArgumentHelp(
            "Store at most this many notifications for devices that are away; others are lost.",
            valueName: "count"))
    var maximumStored = GatewayLimits().storedCount

    @Option(
        help: ArgumentHelp(
            "Store at most this many bytes of notifications for devices that are away; others are lost.",
            valueName: "bytes"))
    var maximumStoredBytes = GatewayLimits().storedByteCount

    @Option(
        help: ArgumentHelp(
            "Know at most this many devices by --known-tokens and by commands.", valueName: "count")
    )
    var maximumDevices = GatewayLimits().deviceCount

    @Option(
        help: ArgumentHelp(
            "Remember at most this many device tokens for --token-rate; of more, those that were used "
                + "longest ago are forgotten.", valueName: "count"))
    var maximumRatedTokens = GatewayLimits().ratedTokenCount

    @Option(
        help: ArgumentHelp(
            "List at most this many devices for the feedback service; others are listed when a sender "
                + "sends to them again after the list was read.", valueName: "count"))
    var maximumFeedback = GatewayLimits().feedbackCount

    @Option(
        help: ArgumentHelp(
            "Keep at most this many answers of the command fail-next; equal ones in a row count as one.",
            valueName: "count"))
    var maximumAnswers = GatewayLimits().answerCount

    @Option(
        help: ArgumentHelp(
            "Keep at most this many broadcast channels; beyond it, none is created.",
            valueName: "count"))
    var maximumChannels = GatewayLimits().channelCount

    @Option(
        help: ArgumentHelp(
            "Write at most this many lines about notifications of each connection that do not reach the "
                + "app; others are counted.", valueName: "count"))
    var maximumLines = 20

    /// The largest value of an option, which no machine reaches.
    private static let largest = 1 << 40

    func validate() throws {
        let values = [
            ("--maximum-connections", maximumConnections, 1),
            ("--maximum-unfinished-bytes", maximumUnfinishedBytes, 16 << 10),
            ("--maximum-waiting-bytes", maximumWaitingBytes, 1),
            ("--maximum-delayed-bytes", maximumDelayedBytes, 0),
            ("--maximum-stored", maximumStored, 0),
            ("--maximum-stored-bytes", maximumStoredBytes, 0),
            ("--maximum-devices", maximumDevices, 0),
            ("--maximum-rated-tokens", maximumRatedTokens, 2),
            ("--maximum-feedback", maximumFeedback, 0), ("--maximum-answers", maximumAnswers, 0),
            ("--maximum-channels", maximumChannels, 0), ("--maximum-lines", maximumLines, 1),
        ]
        for (name, value, smallest) in values where !(smallest...Self.largest).contains(value) {
            throw ValidationError(
                "\(name) is \(value); give a number from \(smallest) to \(Self.largest).")
        }
    }

    func apply(to configuration: inout GatewayConfiguration) {
        configuration.limits.connectionCount = maximumConnections
        configuration.limits.unfinishedByteCount = maximumUnfinishedBytes
        configuration.limits.waitingByteCount = maximumWaitingBytes
        configuration.limits.delayedByteCount = maximumDelayedBytes
        configuration.limits.storedCount = maximumStored
        configuration.limits.storedByteCount = maximumStoredBytes
        configuration.limits.deviceCount = maximumDevices
        configuration.limits.ratedTokenCount = maximumRatedTokens
        configuration.limits.feedbackCount = maximumFeedback
        configuration.limits.answerCount = maximumAnswers
        configuration.limits.channelCount = maximumChannels
    }
}
