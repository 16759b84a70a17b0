import Handset
import HandsetFixtures
import Testing

@testable import HandsetGateway

@Suite struct BroadcastChecksTests {
    private static func check(
        _ request: BroadcastRequest, with more: [(String, String)] = [], topics: [String] = [],
        provider: ProviderAuthentication? = nil
    ) -> RequestChecks.Finding {
        var provider =
            provider
            ?? ProviderAuthentication(.init(keys: [], allowsAnonymous: true), certificate: nil)
        return BroadcastChecks(connection: 1, topics: topics).check(
            request.read(with: more), to: BroadcastRequest.bundle, from: &provider, at: 0)
    }

    private static func reason(
        _ changes: [String: String?], with more: [(String, String)] = []
    ) -> RejectionReason? {
        check(.broadcast(changes), with: more).rejection?.reason
    }

    @Test("A broadcast in order is read whole")
    func inOrder() {
        let finding = Self.check(.broadcast())
        #expect(finding.rejection == nil)
        #expect(finding.appTopic == BroadcastRequest.bundle)
        let notification = finding.notification
        #expect(notification.token.isEmpty)
        #expect(notification.channel == BroadcastRequest.channel)
        #expect(notification.topic == BroadcastRequest.bundle)
        #expect(notification.apnsID == BroadcastRequest.id)
        #expect(notification.expiration == 0)
        #expect(notification.priority == .immediate)
        #expect(notification.pushType == "liveactivity")
        #expect(notification.headers.count == 5)
    }

    static let faults: [(String, String?, RejectionReason?)] = [
        (":method", "GET", .methodNotAllowed), (":method", "DELETE", .methodNotAllowed),
        ("apns-request-id", "1", .badMessageID), ("apns-request-id", "", .badMessageID),
        ("apns-request-id", nil, nil), ("apns-id", "1", nil),
        ("apns-channel-id", nil, .missingChannelID), ("apns-channel-id", "", .badChannelID),
        ("apns-channel-id", "dHN0LXNyY2gtY2hubA", .badChannelID),
        ("apns-channel-id", "dHN0LXNyY2gtY2hub=A=", .badChannelID),
        ("apns-channel-id", "dHN0LXNyY2gtY2hu====", .badChannelID),
        ("apns-channel-id", "dHN0_XNyY2gtY2hubA==", .badChannelID),
        // Bits that stand for nothing.
        ("apns-channel-id", "dHN0LXNyY2gtY2hubB==", .badChannelID),
        ("apns-channel-id", String(repeating: "A", count: 132), .badChannelID),
        ("apns-channel-id", String(repeating: "A", count: 128), nil),
        ("apns-push-type", nil, .missingPushType), ("apns-push-type", "alert", .invalidPushType),
        ("apns-push-type", "", .invalidPushType), ("apns-push-type", "Liveactivity", nil),
        ("apns-push-type", "LiveActivity", nil),
        ("apns-expiration", nil, .badExpirationDate), ("apns-expiration", "", .badExpirationDate),
        ("apns-expiration", "-1", .badExpirationDate),
        ("apns-expiration", "soon", .badExpirationDate), ("apns-expiration", "1700000000", nil),
        ("apns-priority", nil, .badPriority), ("apns-priority", "7", .badPriority),
        ("apns-expiration", "+5", .badExpirationDate),
        ("apns-expiration", "-0", .badExpirationDate),
        ("apns-priority", "+10", .badPriority), ("apns-priority", "05", .badPriority),
        ("apns-priority", "5", nil), ("apns-priority", "1", nil),
        // Topics of notifications to devices; a broadcast names its app in the path.
        ("apns-topic", "com.example.other", nil),
    ]

    @Test("One thing that is wrong in a broadcast is answered with its reason", arguments: faults)
    func oneThingWrong(name: String, value: String?, reason: RejectionReason?) {
        #expect(Self.reason([name: value]) == reason)
    }

    @Test(
        "A header of the API that comes twice is refused",
        arguments: ["apns-channel-id", "apns-request-id", "apns-push-type", "apns-priority"])
    func twice(name: String) {
        let value = BroadcastRequest.broadcast().fields[name] ?? ""
        #expect(Self.reason([:], with: [(name, value)]) == .duplicateHeaders)
    }

    @Test("An apns-id stands for a request identifier that is missing, as in Apple's example")
    func messageID() {
        let id = "eabeae54-14a8-11e5-b60b-1697f925ec7b"
        let finding = Self.check(.broadcast(["apns-request-id": nil, "apns-id": id]))
        #expect(finding.notification.apnsID == id)
        #expect(Self.reason(["apns-request-id": nil, "apns-id": "x"]) == .badMessageID)
    }

    @Test("A valid request identifier is kept when something else is wrong")
    func rejectedID() {
        let finding = Self.check(.broadcast(["apns-priority": nil]))
        #expect(finding.notification.apnsID == BroadcastRequest.id)
        #expect(finding.notification.channel == BroadcastRequest.channel)
    }

    @Test("A payload may have 5120 bytes, and is JSON")
    func payload() {
        func reason(_ body: String) -> RejectionReason? {
            Self.check(.broadcast(body: body)).rejection?.reason
        }
        func object(_ count: Int) -> String {
            #"{"a":""# + String(repeating: "x", count: count - 8) + #""}"#
        }
        #expect(reason(object(5120)) == nil)
        #expect(reason(object(5121)) == .payloadTooLarge)
        #expect(reason("") == .payloadEmpty)
        #expect(reason("{") == .badRequestPayload)
        #expect(reason("[]") == .badRequestPayload)
    }

    @Test("An app that the gateway does not have has no broadcasts")
    func topics() {
        #expect(Self.check(.broadcast(), topics: [BroadcastRequest.bundle]).rejection == nil)
        #expect(
            Self.check(.broadcast(), topics: ["com.example"]).rejection?.reason
                == .featureNotEnabled)
    }

    @Test("A key for other apps does not fit the app in the path, and a missing token is named")
    func provider() throws {
        func finding(_ topics: [String], authorized: Bool = true) throws -> RejectionReason? {
            let provider = ProviderAuthentication(
                .init(keys: [try SampleToken.key(topics: topics)], allowsAnonymous: false),
                certificate: nil)
            let token = try SampleToken(issuedAt: 0).authorization
            return Self.check(
                .broadcast(), with: authorized ? [("authorization", token)] : [],
                provider: provider
            ).rejection?.reason
        }
        #expect(try finding([BroadcastRequest.bundle]) == nil)
        #expect(try finding(["com.example.other"]) == .topicMismatch)
        #expect(try finding([BroadcastRequest.bundle], authorized: false) == .missingProviderToken)
    }

    @Test("Of two things that are wrong, the one that is checked first is answered")
    func order() {
        let wrong: [(String, String?, RejectionReason)] = [
            (":method", "GET", .methodNotAllowed), ("apns-request-id", "x", .badMessageID),
            ("apns-channel-id", nil, .missingChannelID), ("apns-push-type", nil, .missingPushType),
            ("apns-expiration", nil, .badExpirationDate), ("apns-priority", nil, .badPriority),
        ]
        for (index, first) in wrong.enumerated() {
            let changes = Dictionary(uniqueKeysWithValues: wrong[index...].map { ($0.0, $0.1) })
            #expect(Self.check(.broadcast(changes, body: "")).rejection?.reason == first.2)
        }
    }

    @Test(
        "A path is routed by what it is, and everything else is for a device",
        arguments: [
            (
                "/4/broadcasts/apps/com.example.app",
                RequestRoute.broadcast(bundle: "com.example.app")
            ),
            ("/1/apps/com.example.app/channels", .channels(bundle: "com.example.app")),
            ("/1/apps/com.example.app/all-channels", .allChannels(bundle: "com.example.app")),
            ("/1/apps/channels/channels", .channels(bundle: "channels")),
            ("/3/device/ab", .device), ("/4/broadcasts/apps/", .device),
            ("/4/broadcasts/apps/a/b", .device), ("/4/broadcasts/apps/a b", .device),
            ("/4/broadcasts/apps/a?b", .device), ("/3/broadcasts/apps/a", .device),
            ("/1/apps//channels", .device), ("/1/apps/channels", .device),
            ("/1/apps/a/channels/", .device), ("/1/apps/a/channels/dHN0", .device),
            ("/1/apps/a/channels?x", .device), ("/2/apps/a/channels", .device), ("", .device),
        ])
    func route(path: String, route: RequestRoute) {
        #expect(RequestRoute(path: path) == route)
    }
}
