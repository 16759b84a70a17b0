import Handset
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport

/// A gateway without TLS, and what it has received.
struct StartedGateway {
    let gateway: Gateway
    let inbox: ArrivalInbox

    /// Starts one on free ports.
    static func start(
        _ change: (inout GatewayConfiguration) -> Void = { _ in }
    ) async throws -> StartedGateway {
        var configuration = GatewayConfiguration.ofTests
        configuration.http2Port = nil
        change(&configuration)
        let inbox = ArrivalInbox()
        return StartedGateway(
            gateway: try await Gateway.start(configuration, receiver: inbox), inbox: inbox)
    }

    /// Connects a sender.
    func sender() throws -> SenderSocket { try SenderSocket(gateway.addresses.binary) }

    /// The next arrivals, as `IDENTIFIER FATE`.
    func arrivals(_ count: Int) async -> [String] {
        await inbox.next(count, within: .untilHang).map(Self.text)
    }

    /// An arrival as `IDENTIFIER FATE`.
    static func text(of arrival: Arrival) -> String {
        let outcome =
            switch arrival.outcome {
            case .delivered: "delivered"
            case .broadcast: "broadcast"
            case .stored: "stored"
            case .lost(let reason): "lost: \(reason)"
            case .rejected(let rejection): "rejected: \(rejection.status.code)"
            case .dropped: "dropped"
            case .unanswered(let name): "unanswered: \(name)"
            }
        return (arrival.notification.identifier.map { "\($0) " } ?? "") + outcome
    }
}
