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
                == "topic-not-of-certificate: the topic is com.example.other; that of the certificate is com.example.app: use it, or another certificate"
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
        for text in ["<ab ab>", "sample", "a+b", "%zz", "abc"] {
            let isOdd = text == "abc"
            #expect(
                Self.cause(path: "/3/device/\(text)")
                    == (isOdd
                        ? "device-token-odd: the device token is odd: 3 hex digits, but each byte takes two; copy the token again"
                        : "device-token-not-hex: the device token of \(text.utf8.count) characters is not hex digits in pairs; send the token that didRegisterForRemoteNotificationsWithDeviceToken receives, each byte as two hex digits")
            )
        }
    }

    @Test(
        "A token of another service is told with its service and what to send",
        arguments: [
            (
                "eSlF2WpGFnI:APA91bPCLnML1LBBG77mkBlHjrJLx-cHydupMYmrJ2HHHBzltFVeDo2ElZvjkSAQs38",
                "of-firebase"
            ),
            (
                "eSlF2WpGFnI%3AAPA91bPCLnML1LBBG77mkBlHjrJLx-cHydupMYmrJ2HHHBzltFVeDo2ElZvjkSAQs38",
                "of-firebase"
            ),
            ("fCm1dEfGh2IjKlMnOpQr-3", "firebase-installation"),
            ("ExponentPushToken%5BO8xQ2abcdefghijklmn%5D", "of-expo"),
            ("ExpoPushToken[O8xQ2]", "of-expo"),
            ("5dcaed99-e1e0-44dc-bde2-b96188b99e9e", "uuid"),
            ("arn%3Aaws%3Asns%3Aus-east-1%3A1%3Aendpoint%2FAPNS%2Fapp%2Fx", "sns-endpoint"),
        ])
    func foreign(text: String, name: String) throws {
        let cause = try #require(Self.cause(path: "/3/device/\(text)"))
        let token = try #require(TokenLookalike(rawValue: name))
        #expect(cause == "device-token-\(name): the path has \(token.name); \(token.advice)")
    }

    @Test(
        "The bytes of a token in another form are told with their hex digits",
        arguments: [
            ("dA9HB76890+bfCXUjjNYlF9qoB2l3bOHRix+r2G7eK0=", "as-base64"),
            ("dA9HB76890%2BbfCXUjjNYlF9qoB2l3bOHRix%2Br2G7eK0%3D", "as-base64"),
            ("dA9HB76890-bfCXUjjNYlF9qoB2l3bOHRix-r2G7eK0", "as-base64"),
            (
                "%3C740f4707%20bebcf74f%209b7c25d4%208e335894%205f6aa01d%20a5ddb387%20462c7eaf%2061bb78ad%3E",
                "as-old-description"
            ),
            (
                "%3C740f4707+bebcf74f+9b7c25d4+8e335894+5f6aa01d+a5ddb387+462c7eaf+61bb78ad%3E",
                "as-old-description"
            ),
            (
                "740f4707%20bebcf74f%209b7c25d4%208e335894%205f6aa01d%20a5ddb387%20462c7eaf%2061bb78ad",
                "with-other-characters"
            ),
            (
                "740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad%0A",
                "with-other-characters"
            ),
            (
                "\"740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad\"",
                "with-other-characters"
            ),
            (
                "t%0FG%07%BE%BC%F7O%9B%7C%25%D4%8E3X%94_j%A0%1D%A5%DD%B3%87F%2C~%AFa%BBx%AD",
                "percent-encoded"
            ),
        ])
    func forms(text: String, name: String) throws {
        let cause = try #require(Self.cause(path: "/3/device/\(text)"))
        #expect(cause.hasPrefix("device-token-\(name): the device token "))
        #expect(
            cause.hasSuffix(
                "; send the hex digits alone: 740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad"
            ))
    }

    @Test(
        "A description that the print has cut is told with the number of bytes that are missing",
        arguments: [
            "%7Blength%20%3D%2032%2C%20bytes%20%3D%200x740f4707%20bebcf74f%209b7c25d4%208e335894%20...%20462c7eaf%2061bb78ad%7D",
            "{length=32,bytes=0x740f4707bebcf74f9b7c25d48e335894...462c7eaf61bb78ad}",
            "length32bytes0x740f4707bebcf74f9b7c25d48e335894462c7eaf61bb78ad",
            "%7Blength+%3D+32%2C+bytes+%3D+0x740f4707+bebcf74f+9b7c25d4+8e335894+...+462c7eaf+61bb78ad%7D",
        ])
    func cut(text: String) {
        #expect(
            Self.cause(path: "/3/device/\(text)")
                == "device-token-elided: the device token is elided: 8 bytes are left out, as in logs of apps built with the iOS 13 SDK or a later one; they cannot be recovered: let the app write each byte with %02x"
        )
    }

    @Test("A token with a slash in it has the reason of its path, and its own cause")
    func slashes() {
        let base64 = "dA9HB76890/bfCXUjjNYlF9qoB2l3bOHRix/r2G7eK0="
        #expect(
            Self.cause(path: "/3/device/\(base64)")?.hasPrefix("device-token-as-base64: ") == true)
        #expect(
            Self.cause(path: "/3/device/arn:aws:sns:us-east-1:1:endpoint/APNS/app/x")?
                .hasPrefix("device-token-sns-endpoint: ") == true)
        #expect(Self.cause(path: "/3/device/a/b") == nil)
        #expect(
            Self.cause(path: "/3/device/\(Self.hex)?a=b")
                == "device-token-with-other-characters: the device token has other characters than its 64 hex digits; send the hex digits alone: \(Self.hex)"
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
                == "topic-not-of-certificate: the topic is a.app; that of the certificate is b.app or c.app: use it, or another certificate"
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
