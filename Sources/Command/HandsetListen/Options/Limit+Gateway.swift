import HandsetCommand
import HandsetGateway
import HandsetPage

extension Limit {
    // MARK: - What senders meet

    static let streams = Limit(
        "streams",
        "Allow this many open streams on each connection of the HTTP/2 API; others are refused.",
        in: .count, 1...1_000_000, standard: 1000)

    static let tokenRate = Limit(
        "token-rate",
        "Accept at most this many notifications for each device token within this time, such as 10/60; others "
            + "are rejected with TooManyRequests.",
        in: .rate, Double(TokenRate.counts.lowerBound)...Double(TokenRate.counts.upperBound),
        standard: nil)

    static let idleTime = Limit(
        "idle-time", "Close a connection that is idle for this many seconds.", in: .seconds,
        1...31_536_000, standard: 3600)

    static let requestTime = Limit(
        "request-time",
        "Seconds for a TLS handshake, the start of HTTP/2, and each request, also of the API.",
        in: .seconds, 1...31_536_000, standard: 60)

    static let grace = Limit(
        "grace",
        "Seconds for senders to finish when the gateway stops; then their connections are closed.",
        in: .seconds, 0...86_400, standard: 5)

    static let ofSenders = [streams, tokenRate, idleTime, requestTime, grace]

    // MARK: - What is kept for senders and devices

    static let connections = Limit(
        "connections", "Keep at most this many connections open; new ones wait.", in: .count,
        1...largest, standard: GatewayLimits().connectionCount)

    static let unfinishedBytes = Limit(
        "unfinished-bytes",
        "Keep at most this many bytes of unfinished requests and unread answers of all connections; requests "
            + "beyond it are refused, and connections that do not read are closed.",
        in: .bytes, (16 << 10)...largest, standard: GatewayLimits().unfinishedByteCount)

    static let waitingBytes = Limit(
        "waiting-bytes",
        "Read nothing from senders while this many bytes of notifications wait for the output.",
        in: .bytes, 1...largest, standard: GatewayLimits().waitingByteCount)

    static let delayedBytes = Limit(
        "delayed-bytes",
        "Keep at most this many bytes of delayed answers and notifications; beyond it, delays end at once.",
        in: .bytes, 0...largest, standard: GatewayLimits().delayedByteCount)

    static let stored = Limit(
        "stored",
        "Store at most this many notifications for devices that are away; others are lost.",
        in: .count, 0...largest, standard: GatewayLimits().storedCount)

    static let storedBytes = Limit(
        "stored-bytes",
        "Store at most this many bytes of notifications for devices that are away; others are lost.",
        in: .bytes, 0...largest, standard: GatewayLimits().storedByteCount)

    static let devices = Limit(
        "devices", "Know at most this many devices by --known-tokens and by commands.",
        in: .count, 0...largest, standard: GatewayLimits().deviceCount)

    static let ratedTokens = Limit(
        "rated-tokens",
        "Remember at most this many device tokens for token-rate; of more, those that were used longest ago are "
            + "forgotten.",
        in: .count, 2...largest, standard: GatewayLimits().ratedTokenCount)

    static let feedback = Limit(
        "feedback",
        "List at most this many devices for the feedback service; others are listed when a sender sends to them "
            + "again after the list was read.",
        in: .count, 0...largest, standard: GatewayLimits().feedbackCount)

    static let answers = Limit(
        "answers",
        "Keep at most this many answers of the command fail-next; equal ones in a row count as one.",
        in: .count, 0...largest, standard: GatewayLimits().answerCount)

    static let channels = Limit(
        "channels", "Keep at most this many broadcast channels; beyond it, none is created.",
        in: .count, 0...largest, standard: GatewayLimits().channelCount)

    static let lines = Limit(
        "lines",
        "Write at most this many lines about notifications of each connection that do not reach the app; others "
            + "are counted.",
        in: .count, 1...largest, standard: 20)

    static let ofStores = [
        connections, unfinishedBytes, waitingBytes, delayedBytes, stored, storedBytes, devices,
        ratedTokens, feedback, answers, channels, lines,
    ]

    // MARK: - The page

    static let pageBytes = Limit(
        "page-bytes",
        "Hold at most this many bytes of requests, answers and events that clients of the API have not sent or "
            + "read to the end; others are refused.",
        in: .bytes, 1...largest, standard: PageConfiguration.defaultByteLimit)

    static let kept = Limit(
        "kept", "Keep the newest notifications for the API, at most this many.", in: .count,
        1...largest, standard: NotificationStore.defaultCountLimit)

    static let keptBytes = Limit(
        "kept-bytes", "Keep at most this many bytes of notifications for the API.", in: .bytes,
        1...largest, standard: NotificationStore.defaultByteLimit)

    /// The limit of ``requestTime`` where there is only the page.
    static let requestTimeOfPage = Limit(
        "request-time",
        "Seconds for each request of a client of the API, and one more for each MiB of it.",
        in: .seconds, 1...31_536_000, standard: 60)

    static let ofPage = [pageBytes, kept, keptBytes]

    static let jobs = Limit(
        "jobs",
        "Process this many notifications in parallel, but one at a time with a device log or a program.",
        in: .count, 1...256, standard: nil, standardWords: "processors")
}

extension Limits {
    /// The number of notifications to process in parallel; `nil` for the number of processors.
    var jobs: Int? { sets(.jobs) ? self[.jobs] : nil }
}

extension GatewayConfiguration {
    mutating func apply(_ given: Limits) {
        maximumStreamCount = given[.streams]
        tokenRate = given.rate(.tokenRate).map { TokenRate($0.count, perSeconds: $0.seconds) }
        idleTimeout = given.duration(.idleTime)
        requestTimeout = given.duration(.requestTime)
        limits.connectionCount = given[.connections]
        limits.unfinishedByteCount = given[.unfinishedBytes]
        limits.waitingByteCount = given[.waitingBytes]
        limits.delayedByteCount = given[.delayedBytes]
        limits.storedCount = given[.stored]
        limits.storedByteCount = given[.storedBytes]
        limits.deviceCount = given[.devices]
        limits.ratedTokenCount = given[.ratedTokens]
        limits.feedbackCount = given[.feedback]
        limits.answerCount = given[.answers]
        limits.channelCount = given[.channels]
    }
}
