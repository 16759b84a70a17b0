import Foundation
import Handset
import HandsetFixtures
import Testing

@testable import HandsetGateway

@Suite struct RequestChecksTests {
    private static let hex = String(repeating: "ab", count: 32)

    /// The headers of a request that is in order.
    private static let headers: [String: String] = [
        ":method": "POST", ":path": "/3/device/\(hex)", ":scheme": "https",
        "apns-topic": "com.example.app", "apns-id": "123e4567-e89b-12d3-a456-426614174000",
        "apns-expiration": "0", "apns-priority": "5", "apns-push-type": "background",
        "apns-collapse-id": "game", "content-type": "application/json",
    ]

    private static func check(
        _ changes: [String: String?] = [:], also extra: [(String, String)] = [],
        body: String = #"{"aps":{}}"#, certificate: ClientCertificate? = nil
    ) -> RequestChecks.Finding {
        var fields = headers
        for (name, value) in changes { fields[name] = value }
        let request = PushRequest(fields.map { ($0.key, $0.value) } + extra, body: body)
        var provider = ProviderAuthentication(
            .init(keys: [], allowsAnonymous: true), certificate: certificate)
        return RequestChecks(connection: 1).check(request, from: &provider, at: 0)
    }

    @Test("A request in order is understood whole")
    func inOrder() {
        let finding = Self.check()
        #expect(finding.rejection == nil)
        #expect(finding.appTopic == "com.example.app")
        #expect(finding.notification.token.count == 32)
        #expect(finding.notification.expiration == 0)
        #expect(finding.notification.priority == .considerate)
        #expect(finding.notification.pushType == "background")
        #expect(finding.notification.collapseIdentifier == "game")
        #expect(finding.notification.apnsID == "123e4567-e89b-12d3-a456-426614174000")
        #expect(finding.notification.headers.count == 7)
    }

    @Test("The token, the time and the type are values, and a provider token tells its key")
    func values() throws {
        let finding = Self.check(["apns-expiration": "1700000000"])
        let notification = finding.notification
        #expect(notification.deviceToken?.hex == Self.hex)
        #expect(notification.expirationDate?.timeIntervalSince1970 == 1_700_000_000)
        #expect(notification.type == .background && notification.providerToken == nil)
        #expect(Self.check(["apns-push-type": "other"]).notification.type == nil)
        #expect(Self.check().notification.expirationDate == nil)
        var provider = ProviderAuthentication(
            .init(keys: [try SampleToken.key()], allowsAnonymous: false), certificate: nil)
        func claims(_ token: SampleToken) throws -> ProviderTokenClaims? {
            let fields =
                Self.headers.map { ($0.key, $0.value) }
                + [("authorization", try token.authorization)]
            return RequestChecks(connection: 1).check(
                PushRequest(fields, body: "{}"), from: &provider, at: SampleToken.now
            ).notification.providerToken
        }
        let first = try claims(SampleToken())
        #expect(first?.keyIdentifier == SampleToken.keyID)
        #expect(first?.teamIdentifier == SampleToken.teamID)
        #expect(try claims(SampleToken()) == first)
    }

    /// One thing that is wrong, and what it is answered.
    struct Fault: CustomTestStringConvertible, Sendable {
        let name: String
        let value: String?
        let reason: RejectionReason?
        var testDescription: String { "\(name): \(value?.prefix(70) ?? "missing")" }

        init(_ name: String, _ value: String?, _ reason: RejectionReason?) {
            (self.name, self.value, self.reason) = (name, value, reason)
        }
    }

    static let faults = [
        Fault(":path", "/", .badPath), Fault(":path", "", .badPath),
        Fault(":path", "/3/devices/\(hex)", .badPath), Fault(":path", "/2/device/\(hex)", .badPath),
        Fault(":path", "/3/device/\(hex)/x", .badPath),
        Fault(":path", "/3/device/", .missingDeviceToken),
        Fault(":path", "/3/device", .missingDeviceToken),
        Fault(":path", "/3/device/xyz", .badDeviceToken),
        Fault(":path", "/3/device/abc", .badDeviceToken),
        Fault(":path", "/3/device/\(hex.uppercased())", nil),
        Fault(":path", "/3/device/\(hex)?", .badPath),
        Fault(":path", "/3/device/\(hex)?x=1", .badPath),
        Fault(":method", "GET", .methodNotAllowed), Fault(":method", "post", .methodNotAllowed),
        Fault("apns-id", "1", .badMessageID), Fault("apns-id", "", .badMessageID),
        Fault("apns-id", "123e4567-e89b-12d3-a456-42661417400g", .badMessageID),
        Fault("apns-id", "123e4567e89b-12d3-a456-4266141740000", .badMessageID),
        Fault("apns-id", nil, nil),
        Fault("apns-expiration", "soon", .badExpirationDate),
        Fault("apns-expiration", "-1", .badExpirationDate),
        Fault("apns-expiration", "1.5", .badExpirationDate),
        Fault("apns-expiration", "+5", .badExpirationDate),
        Fault("apns-expiration", "99999999999999999999", .badExpirationDate),
        Fault("apns-expiration", " 5\t", nil),
        Fault("apns-expiration", "", .badExpirationDate), Fault("apns-expiration", nil, nil),
        Fault("apns-priority", "7", .badPriority), Fault("apns-priority", "", .badPriority),
        Fault("apns-priority", "+5", .badPriority), Fault("apns-priority", "05", .badPriority),
        Fault("apns-priority", "5.0", .badPriority), Fault("apns-priority", " 10 ", nil),
        Fault("apns-priority", "1 0", .badPriority),
        Fault("apns-priority", "1", nil), Fault("apns-priority", "10", nil),
        Fault("apns-priority", nil, nil),
        Fault("apns-push-type", "sms", .invalidPushType), Fault("apns-push-type", nil, nil),
        Fault("apns-push-type", "voip", .topicDisallowed),
        Fault("apns-collapse-id", String(repeating: "x", count: 65), .badCollapseID),
        Fault("apns-collapse-id", String(repeating: "ü", count: 33), .badCollapseID),
        Fault("apns-collapse-id", String(repeating: "ü", count: 32), nil),
        Fault("apns-collapse-id", nil, nil),
        Fault("apns-topic", nil, .missingTopic), Fault("apns-topic", "", .badTopic),
        Fault("apns-topic", "com example", .badTopic), Fault("apns-topic", " ", .badTopic),
        Fault("apns-topic", "\tcom.example.app ", nil), Fault("x-unknown", "1", nil),
    ]

    @Test("One thing that is wrong in a request is answered with its reason", arguments: faults)
    func oneThingWrong(fault: Fault) {
        #expect(Self.check([fault.name: fault.value]).rejection?.reason == fault.reason)
    }

    @Test(
        "A header of the API that comes twice is refused, and another one is not",
        arguments: [
            "authorization", "apns-id", "apns-expiration", "apns-priority", "apns-topic",
            "apns-push-type", "apns-collapse-id", "accept",
        ])
    func twice(name: String) {
        let value = Self.headers[name] ?? "x"
        let extra = [(name, value)] + (Self.headers[name] == nil ? [(name, value)] : [])
        let isOfTheAPI = name != "accept"
        #expect(
            Self.check(also: extra).rejection?.reason == (isOfTheAPI ? .duplicateHeaders : nil))
    }

    @Test(
        "A payload may have 4096 bytes, and one for VoIP 5120, and none is refused",
        arguments: [("alert", "com.example.app", 4096), ("voip", "com.example.app.voip", 5120)])
    func payload(type: String, topic: String, limit: Int) {
        let changes = ["apns-push-type": type, "apns-topic": topic]
        func reason(_ count: Int) -> RejectionReason? {
            Self.check(changes, body: String(repeating: "x", count: count)).rejection?.reason
        }
        #expect(reason(limit) == nil)
        #expect(reason(limit + 1) == .payloadTooLarge)
        #expect(reason(0) == .payloadEmpty)
    }

    @Test(
        "Without a push type, the topic decides on the size, as it did before iOS 13",
        arguments: [
            ("com.example.app.voip", 5120), ("com.example.app", 4096),
            ("com.example.app.voip-ptt", 4096),
        ])
    func payloadWithoutType(topic: String, limit: Int) {
        func reason(_ type: String?, _ count: Int) -> RejectionReason? {
            Self.check(
                ["apns-push-type": type, "apns-topic": topic],
                body: String(repeating: "x", count: count)
            ).rejection?.reason
        }
        #expect(reason(nil, limit) == nil)
        #expect(reason(nil, limit + 1) == .payloadTooLarge)
        #expect(reason("alert", 4097) == .payloadTooLarge)
    }

    @Test(
        "What a push type adds to the topic is not the app's",
        arguments: [
            ("voip", ".voip"), ("complication", ".complication"),
            ("fileprovider", ".pushkit.fileprovider"), ("location", ".location-query"),
            ("liveactivity", ".push-type.liveactivity"), ("pushtotalk", ".voip-ptt"),
            ("widgets", ".push-type.widgets"), ("controls", ".push-type.controls"),
        ])
    func suffix(type: String, suffix: String) {
        let finding = Self.check([
            "apns-push-type": type, "apns-topic": "com.example.app\(suffix)",
        ])
        #expect(finding.rejection == nil)
        #expect(finding.appTopic == "com.example.app")
        #expect(finding.notification.topic == "com.example.app\(suffix)")
    }

    @Test("Of two things that are wrong, the one that is checked first is answered")
    func order() {
        let wrong: [(String, String?, RejectionReason)] = [
            (":path", "/x", .badPath), (":method", "GET", .methodNotAllowed),
            ("apns-id", "x", .badMessageID), ("apns-expiration", "x", .badExpirationDate),
            ("apns-priority", "x", .badPriority), ("apns-push-type", "x", .invalidPushType),
            ("apns-collapse-id", String(repeating: "x", count: 65), .badCollapseID),
            ("apns-topic", nil, .missingTopic),
        ]
        for (index, first) in wrong.enumerated() {
            let changes = Dictionary(
                uniqueKeysWithValues: wrong[index...].map { ($0.0, $0.1) })
            #expect(Self.check(changes, body: "").rejection?.reason == first.2)
        }
    }
}
