import Handset
import HandsetFixtures
import Testing

@testable import HandsetGateway

/// The causes of refused topics and device tokens.
@Suite struct RequestCauseTests {
    private static let hex = String(repeating: "ab", count: 32)

    private static func cause(
        path: String = "/3/device/\(hex)", topic: String = "com.example.app",
        type: String = "alert", topics: [String]? = nil
    ) -> String? {
        let request = PushRequest(
            [
                (":method", "POST"), (":path", path), ("apns-topic", topic),
                ("apns-push-type", type),
            ], body: "{}")
        let certificate = topics.map {
            ClientCertificate(topics: $0, environments: [.sandbox], isValid: true)
        }
        var provider = ProviderAuthentication(
            .init(keys: [], allowsAnonymous: true), certificate: certificate)
        let finding = RequestChecks(connection: 1).check(request, from: &provider, at: 0)
        return finding.rejection?.cause.map { "\($0.code): \($0)" }
    }

    @Test("A topic that is refused is told with the one that is right")
    func topics() {
        #expect(Self.cause() == nil)
        #expect(
            Self.cause(type: "voip")
                == "topic-without-suffix: the topic is com.example.app; that of the push type voip ends in .voip, as com.example.app.voip"
        )
        #expect(
            Self.cause(topic: "com example")
                == "topic-not-ascii: the topic is \"com example\"; it is printable ASCII without blanks"
        )
        #expect(
            Self.cause(topic: "com.example.other", topics: ["com.example.app"])
                == "topic-not-of-certificate: the topic is com.example.other; that of the certificate is com.example.app"
        )
        #expect(
            Self.cause(
                topic: "com.example.app.location-query", type: "location",
                topics: ["com.example.app.location-query"])
                == "push-type-needs-token: the push type location came with a certificate; send a provider token, and show no certificate"
        )
    }

    @Test("A device token that is no hex is told with its length")
    func digits() {
        #expect(
            Self.cause(path: "/3/device/<ab ab>")
                == "device-token-not-hex: the device token of 7 characters is not hex digits in pairs; send the device's bytes in hex"
        )
    }

    @Test("A topic of a broadcast that is refused is told with the app's")
    func broadcasts() {
        func cause(bundle: String, topics: [String] = [], own: [String]? = nil) -> String? {
            let request = PushRequest([(":method", "POST"), (":path", "/")], body: "{}")
            let certificate = own.map {
                ClientCertificate(topics: $0, environments: [.sandbox], isValid: true)
            }
            var provider = ProviderAuthentication(
                .init(keys: [], allowsAnonymous: true), certificate: certificate)
            let finding = BroadcastChecks(connection: 1, topics: topics).check(
                request, to: bundle, from: &provider, at: 0)
            return finding.rejection?.cause.map { "\($0.code): \($0)" }
        }
        #expect(
            cause(bundle: "a.app.push-type.liveactivity")
                == "bundle-with-suffix: the path has the topic a.app.push-type.liveactivity, which ends in .push-type.liveactivity; the app is a.app"
        )
        #expect(
            cause(bundle: String(repeating: "a", count: 256))
                == "bundle-too-long: the path's bundle identifier has 256 bytes; at most 255 can be registered"
        )
        #expect(
            cause(bundle: "a.app", own: ["b.app", "c.app"])
                == "topic-not-of-certificate: the topic is a.app; that of the certificate is b.app or c.app"
        )
        #expect(
            cause(bundle: "a.app", topics: ["b.app"])
                == "topic-of-other-app: the topic is a.app; that of the app is b.app")
    }

    @Test(
        "A topic that still has the suffix of a push type is that of no device, unless the gateway has it",
        arguments: ["com.example.app.voip", "com.example.app.push-type.liveactivity"])
    func topicOfOtherType(topic: String) {
        func code(of topics: [String], isTyped: Bool) -> String? {
            DeviceDirectory(known: nil, topics: topics, environment: .sandbox)
                .rejection(of: Array(repeating: 1, count: 32), topic: topic, isTyped: isTyped)?
                .cause?.code
        }
        #expect(code(of: [], isTyped: true) == "topic-of-other-type")
        #expect(code(of: [topic], isTyped: true) == nil)
        // Before iOS 13 there was no push type.
        #expect(code(of: [], isTyped: false) == nil)
    }

    @Test("A device that is refused is told by its length, its service, or as unknown")
    func devices() {
        func cause(_ token: [UInt8], topic: String = "a.app", known: [KnownDevice]?) -> String? {
            DeviceDirectory(known: known, topics: ["a.app"], environment: .sandbox)
                .rejection(of: token, topic: topic, isTyped: true)?.cause.map {
                    "\($0.code): \($0)"
                }
        }
        let token = [UInt8](repeating: 0xAB, count: 32)
        #expect(cause(token, known: nil) == nil)
        #expect(
            cause([1, 2], known: nil)
                == "device-token-length: the device token has 2 bytes; send one of 32 to 100 bytes")
        #expect(
            cause(token, topic: "b.app", known: nil)
                == "topic-of-other-app: the topic is b.app; that of the app is a.app")
        #expect(
            cause(token, known: [KnownDevice(token: [1])])
                == "unknown-device: the device token is not among the 1 known ones")
        #expect(
            cause(token, known: [KnownDevice(token: token, environment: .production)])
                == "device-of-other-service: the device token is one of production; this is sandbox"
        )
        #expect(
            cause(token, topic: "c.app", known: [KnownDevice(token: token, topic: "b.app")])
                == "topic-of-other-app: the topic is c.app; that of the app is b.app")
    }
}
