import Handset
import HandsetFixtures
import NIOCore
import NIOEmbedded

@testable import HandsetGateway

/// One random run of a sender and a gateway, from the first notification until all are answered.
struct SendingSchedule {
    /// The number of steps in which every run ends.
    private static let stepLimit = 50_000

    private var random: FixtureGenerator
    private let loop = EmbeddedEventLoop()
    private let surroundings: ConnectionSurroundings
    /// The connections that are not over.
    private var connections: [ResendingConnection] = []
    private var connectionCount = 0
    private var fault: String?
    private var unsent: [Int]
    private let count: Int
    private var answers: [Int: Int] = [:]
    private var acceptances: [Int: Int] = [:]
    private var deliveries: [Int: Int] = [:]

    /// The number of times that a notification was sent again.
    private(set) var repetitionCount = 0

    init(seed: UInt64, next: [NextAnswers] = []) {
        random = FixtureGenerator(seed: seed)
        count = Int.random(in: 1...24, using: &random)
        unsent = Array(1...count)
        var configuration = GatewayConfiguration()
        configuration.allowsAnonymousProviders = true
        configuration.seed = seed
        configuration.delay = .milliseconds(
            Int.random(in: 0...3, using: &random) == 0 ? 2 : 0)
        configuration.random = [
            RandomAnswer(.goAway(nil), probability: 0.06),
            RandomAnswer(.goAway(.shutdown), probability: 0.06),
            RandomAnswer(.answer(.delay(milliseconds: 5)), probability: 0.2),
            RandomAnswer(.answer(.reason(.badDeviceToken)), probability: 0.1),
        ]
        surroundings = ConnectionSurroundings(
            configuration: configuration, service: PushService(configuration),
            queue: ArrivalQueue(), connections: OpenConnections())
    }

    /// Runs until the sender has an answer to each notification.
    ///
    /// - Returns: What went wrong, or `nil`.
    mutating func run() throws -> String? {
        for _ in 0..<Self.stepLimit {
            try step()
            if let fault { return fault }
            if answers.count == count { return try finish() }
        }
        return "\(count - answers.count) of \(count) have no answer"
    }

    private mutating func step() throws {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<25:
            guard let notification = unsent.first, let connection = try usable() else { return }
            guard connection.isOpen else { return }
            unsent.removeFirst()
            connection.open(notification)
        case 25..<50: connections.randomElement(using: &random)?.sendBody(&random)
        case 50..<68: connections.randomElement(using: &random)?.moveToGateway(&random)
        case 68..<86:
            guard let connection = connections.randomElement(using: &random) else { return }
            take(try connection.moveToSender(&random), from: connection)
        case 86..<93: receive()
        case 93..<97: loop.advanceTime(by: .milliseconds(.random(in: 0...4, using: &random)))
        case 97..<98:
            guard let channel = connections.randomElement(using: &random)?.channel else { return }
            channel.isWritable.toggle()
            channel.pipeline.fireChannelWritabilityChanged()
        case 98:
            // A sender that takes nothing for the whole time would lose its answers.
            guard let channel = connections.randomElement(using: &random)?.channel,
                channel.isWritable
            else { return }
            channel.pipeline.fireUserInboundEventTriggered(
                IdleStateHandler.IdleStateEvent.read)
        default:
            guard Int.random(in: 0..<4, using: &random) == 0 else { return }
            connections.randomElement(using: &random)?.channel.pipeline
                .fireUserInboundEventTriggered(ConnectionEnding())
        }
    }

    /// The connection for the next notification: the last one, or a new one if that ends.
    private mutating func usable() throws -> ResendingConnection? {
        if let last = connections.last, last.isUsable { return last }
        connectionCount += 1
        let connection = try ResendingConnection(connectionCount, surroundings, on: loop)
        connections.append(connection)
        return connection
    }

    private mutating func take(
        _ news: ResendingConnection.News, from connection: ResendingConnection
    ) {
        for notification in news.answered { answers[notification, default: 0] += 1 }
        for notification in news.accepted { acceptances[notification, default: 0] += 1 }
        unsent += news.repeated
        repetitionCount += news.repeated.count
        guard connection.isOver else { return }
        connections.removeAll { $0 === connection }
        if !connection.streams.isEmpty {
            let lost = connection.streams.values.sorted()
            fault = "\(lost) have no answer, but their connection is closed"
        }
    }

    private mutating func receive() {
        let batches = surroundings.queue.take().batches
        for arrival in batches.flatMap(\.arrivals) {
            guard case .delivered = arrival.outcome else { continue }
            let text = String(decoding: arrival.notification.payload, as: UTF8.self)
            deliveries[Int(text) ?? 0, default: 0] += 1
        }
        surroundings.queue.done(with: batches)
        loop.run()
    }

    /// Lets everything end that is still under way, and compares both ends.
    private mutating func finish() throws -> String? {
        for _ in 0..<4 {
            receive()
            loop.advanceTime(by: .milliseconds(10))
            for connection in connections {
                connection.channel.isWritable = true
                connection.channel.pipeline.fireChannelWritabilityChanged()
                connection.moveAllToGateway()
                take(try connection.moveAllToSender(), from: connection)
            }
        }
        for connection in connections {
            _ = try connection.channel.finish(acceptAlreadyClosed: true)
        }
        if let fault { return fault }
        return difference
    }

    private var difference: String? {
        let all = Set(1...count)
        let counts = surroundings.service.counts
        if !unsent.isEmpty { return "\(unsent) are to be sent again, though they were answered" }
        if Set(answers.keys) != all || answers.values.contains(where: { $0 != 1 }) {
            return "the answers by notification are \(answers)"
        }
        if deliveries != acceptances {
            return "accepted: \(acceptances), delivered: \(deliveries)"
        }
        if counts.delivered != acceptances.count || counts.rejected != count - acceptances.count
            || counts.received != count + counts.unanswered
        {
            return "of \(count) notifications, the gateway counts \(counts)"
        }
        return nil
    }
}
