import HandsetFixtures
import Testing

@testable import HandsetGateway

/// The requests that senders make for broadcasts, field by field as they send them.
@Suite struct BroadcastSenderTests {
    /// A request of a sender, and the answer that it counts on.
    struct Request: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let fields: [(String, String)]
        let body: String
        /// The reason to reject it, or `nil` to accept it.
        let reason: RejectionReason?
    }

    private static let id = "0309f412-aa57-46a8-9ac6-b5aeca8c4594"
    private static let channel = BroadcastRequest.channel
    private static let update = #"{"aps":{"timestamp":1,"event":"update","content-state":{}}}"#

    private static func nodeAPN(
        _ name: String, _ method: String, _ path: String, _ fields: [(String, String)],
        _ body: String = "", _ reason: RejectionReason? = nil
    ) -> Request {
        Request(
            testDescription: "node-apn 7.1: \(name)",
            fields: [
                (":scheme", "https"), (":method", method), (":authority", "localhost"),
                (":path", path), ("apns-priority", "10"),
            ] + fields, body: body, reason: reason)
    }

    private static func apnSwift(
        _ name: String, _ method: String, _ path: String, _ fields: [(String, String)],
        _ body: String = "", _ reason: RejectionReason? = nil
    ) -> Request {
        Request(
            testDescription: "APNSwift: \(name)",
            fields: [
                (":method", method), (":scheme", "https"), (":authority", "localhost:2197"),
                (":path", path), ("content-type", "application/json"),
                ("user-agent", "APNS/swift-nio"),
            ] + fields, body: body, reason: reason)
    }

    private static let app = "/1/apps/com.example.app"
    private static let broadcasts = "/4/broadcasts/apps/com.example.app"

    static let requests = [
        nodeAPN(
            "create", "POST", "\(app)/channels", [("apns-request-id", id)],
            #"{"message-storage-policy":"1","push-type":"liveactivity"}"#),
        nodeAPN("read", "GET", "\(app)/channels", [("apns-channel-id", channel)]),
        nodeAPN("readAll", "GET", "\(app)/all-channels", []),
        nodeAPN("delete", "DELETE", "\(app)/channels", [("apns-channel-id", channel)]),
        nodeAPN(
            "broadcast", "POST", broadcasts,
            [
                ("apns-channel-id", channel), ("apns-expiration", "1700003600"),
                ("apns-push-type", "liveactivity"),
            ], update),
        // Its default is to send no expiration, which Apple requires.
        nodeAPN(
            "broadcast without an expiry", "POST", broadcasts,
            [("apns-channel-id", channel), ("apns-push-type", "liveactivity")], update,
            .badExpirationDate),
        apnSwift(
            "create", "POST", "\(app)/channels", [("apns-request-id", id)],
            #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#),
        apnSwift(
            "read", "GET", "\(app)/channels",
            [("apns-request-id", id), ("apns-channel-id", channel)]),
        apnSwift("list", "GET", "\(app)/all-channels", []),
        apnSwift("delete", "DELETE", "\(app)/channels", [("apns-channel-id", channel)]),
        apnSwift(
            "broadcast", "POST", broadcasts,
            [
                ("apns-channel-id", channel), ("apns-push-type", "liveactivity"),
                ("apns-expiration", "0"), ("apns-priority", "10"), ("apns-request-id", id),
            ], update),
        // It named no push type, and put the channel into the path.
        apnSwift(
            "create of an earlier version", "POST", "\(app)/channels", [],
            #"{"message-storage-policy":1}"#, .missingPushType),
        apnSwift(
            "read of an earlier version", "GET", "\(app)/channels/\(channel)", [], "", .badPath),
    ]

    @Test("A sender's request is read as it means it", arguments: requests)
    func request(request: Request) {
        let read = PushRequest(request.fields, body: request.body)
        var provider = ProviderAuthentication(
            .init(keys: [], allowsAnonymous: true), certificate: nil)
        let checks = BroadcastChecks(connection: 1, topics: [])
        func reason(of bundle: String, isList: Bool) -> RejectionReason? {
            let operation = ChannelChecks(common: checks).check(
                read, of: bundle, isList: isList, from: &provider, at: 0
            ).operation
            guard case .failure(let rejection) = operation else { return nil }
            return rejection.reason
        }
        let found =
            switch RequestRoute(path: read.fields.path) {
            case .device:
                RequestChecks(connection: 1).check(read, from: &provider, at: 0).rejection?.reason
            case .broadcast(let bundle):
                checks.check(read, to: bundle, from: &provider, at: 0).rejection?.reason
            case .channels(let bundle): reason(of: bundle, isList: false)
            case .allChannels(let bundle): reason(of: bundle, isList: true)
            }
        #expect(found == request.reason)
    }
}
