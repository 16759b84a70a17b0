public import Foundation
internal import Handset

/// A gateway for one test: it speaks TLS with an identity of the process, and keeps what arrives.
///
/// ``Gateway/withGateway(_:configure:_:)`` starts one and stops it.
public final class TestGateway: Sendable {
    /// The time to wait for a notification by default: five seconds.
    public static let defaultLimit = Duration.seconds(5)

    /// The gateway.
    public let gateway: Gateway
    /// The address of the HTTP/2 provider API, such as `https://localhost:35071`.
    public let url: URL
    /// The certificates and keys of the gateway and of senders.
    public let identity: GatewayIdentity

    private struct Record: Sendable {
        var taken: [Arrival] = []
        var problems: [ConnectionProblem] = []
    }

    private let inbox: ArrivalInbox
    private let record: Locked<Record>

    private init(
        _ gateway: Gateway, at url: URL, _ identity: GatewayIdentity, _ inbox: ArrivalInbox,
        _ record: Locked<Record>
    ) {
        self.gateway = gateway
        self.url = url
        self.identity = identity
        self.inbox = inbox
        self.record = record
    }

    /// Starts a gateway on free ports of the loopback address.
    ///
    /// - Parameter configure: Changes the settings: TLS with ``GatewayIdentity/ofThisProcess()``, the key
    ///   of that identity, and no answers.
    /// - Returns: The running gateway, which closes when it goes away.
    /// - Throws: ``GatewayError`` if it cannot start, or ``GatewayIdentityError``.
    public static func start(
        configure: (inout GatewayConfiguration) -> Void = { _ in }
    ) async throws -> TestGateway {
        let identity = try await GatewayIdentity.ofThisProcess()
        let record = Locked(Record())
        var configuration = GatewayConfiguration()
        configuration.identity = identity
        configuration.providerKeys = [identity.providerKey]
        configure(&configuration)
        let observer = configuration.connectionObserver
        configuration.connectionObserver = { problem in
            record.withLock { $0.problems.append(problem) }
            observer(problem)
        }
        let inbox = ArrivalInbox()
        let gateway = try await Gateway.start(configuration, receiver: inbox)
        let scheme = configuration.identity == nil ? "http" : "https"
        guard let port = gateway.addresses.http2Port,
            let url = URL(string: "\(scheme)://localhost:\(port)")
        else {
            await gateway.stop()
            throw GatewayError(.setUp("the HTTP/2 provider API is off"))
        }
        return TestGateway(
            gateway, at: url, configuration.identity ?? identity, inbox, record)
    }

    /// The authority's certificate in PEM, which senders have to trust.
    public var authority: String { identity.pem.authority }

    /// The port of the HTTP/2 provider API.
    public var port: Int { url.port ?? 0 }

    /// The number of notifications with each outcome.
    public var counts: GatewayCounts { gateway.counts }

    /// The connections that failed below the API, with the reasons.
    public var problems: [ConnectionProblem] { record.withLock(\.problems) }

    /// The notifications, each of which has to come within five seconds.
    public var arrivals: GatewayArrivals { arrivals(within: Self.defaultLimit) }

    /// Returns the notifications, each of which has to come within a time.
    public func arrivals(within limit: Duration) -> GatewayArrivals {
        GatewayArrivals(gateway: self, limit: limit)
    }

    /// Waits for the next notification, and takes it.
    ///
    /// - Parameter limit: The longest time to wait.
    /// - Returns: The notification with its outcome.
    /// - Throws: ``ArrivalTimeout`` if it does not come in time; `CancellationError` if the task is
    ///   cancelled.
    public func next(within limit: Duration = TestGateway.defaultLimit) async throws -> Arrival {
        let arrivals = try await next(1, within: limit)
        return arrivals[0]
    }

    /// Waits for the next notifications, and takes them: all, or none if it throws.
    ///
    /// - Parameters:
    ///   - count: The number of notifications.
    ///   - limit: The longest time to wait for all of them.
    /// - Returns: The notifications with their outcomes, in the order in which they came.
    /// - Throws: ``ArrivalTimeout`` if they do not come in time; `CancellationError` if the task is
    ///   cancelled; ``ArrivalCountError`` for a negative count.
    public func next(
        _ count: Int, within limit: Duration = TestGateway.defaultLimit
    ) async throws -> [Arrival] {
        if count < 0 { throw ArrivalCountError(count: count) }
        let arrivals = await inbox.next(count, within: limit)
        if arrivals.count < count {
            try Task.checkCancellation()
            throw ArrivalTimeout(
                expectedCount: count, limit: limit, arrivals: arrivals,
                earlier: record.withLock(\.taken), problems: problems)
        }
        record.withLock { $0.taken += arrivals }
        return arrivals
    }

    /// Adds answers for the next notifications that would otherwise be accepted, one each.
    public func answer(_ answers: GatewayAnswer...) {
        for answer in answers { gateway.answer(answer) }
    }
}
