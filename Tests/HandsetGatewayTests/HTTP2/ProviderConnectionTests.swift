import Handset
import HandsetFixtures
import HandsetTestSupport
import NIOSSL
import Testing

@testable import HandsetGateway

/// Connections with TLS, of providers with a certificate and with provider tokens.
@Suite(.timeLimit(.minutes(30))) struct ProviderConnectionTests {
    /// How a provider says who it is.
    enum Provider: CaseIterable, Sendable {
        case token, certificate
    }

    private static func security(
        _ identity: GatewayIdentity, _ provider: Provider
    ) throws -> NIOSSLContext {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .certificates([identity.authority])
        configuration.applicationProtocols = ["h2"]
        if provider == .certificate {
            configuration.certificateChain = [.certificate(identity.clientCertificate)]
            configuration.privateKey = .privateKey(identity.clientKey)
        }
        return try NIOSSLContext(configuration: configuration)
    }

    /// A gateway that knows the sample key, and a sender on a connection to it: with the certificate of
    /// another identity, or one that is for some services only.
    private static func withSender(
        _ provider: Provider, certified: GatewayIdentity? = nil,
        environments: Set<GatewayEnvironment> = [.sandbox, .production],
        _ change: (inout GatewayConfiguration) -> Void = { _ in },
        _ body: (HTTP2Sender, Gateway) async throws -> Void
    ) async throws {
        let folder = try SampleIdentity.folder()
        let identity = try SampleIdentity.identity(in: folder, environments: environments)
        var configuration = GatewayConfiguration.ofTests
        configuration.identity = identity
        configuration.providerKeys = [try SampleToken.key()]
        change(&configuration)
        try await Gateway.started(configuration) { gateway in
            var security = try Self.security(identity, provider)
            if let certified {
                var configuration = TLSConfiguration.makeClientConfiguration()
                configuration.trustRoots = .certificates([identity.authority])
                configuration.certificateChain = [.certificate(certified.clientCertificate)]
                configuration.privateKey = .privateKey(certified.clientKey)
                security = try NIOSSLContext(configuration: configuration)
            }
            let sender = try await HTTP2Sender.connect(
                to: gateway.addresses.http2, security: security)
            try await body(sender, gateway)
            await sender.close()
        }
    }

    private static func headers(
        _ provider: Provider, _ others: [(String, String)] = [("apns-topic", SampleIdentity.topic)]
    ) throws -> [(String, String)] {
        guard provider == .token else { return others }
        let token = try SampleToken(issuedAt: SampleIdentity.now).authorization
        return [("authorization", token)] + others
    }

    @Test("A notification of a provider is accepted", arguments: Provider.allCases)
    func accepted(provider: Provider) async throws {
        try await Self.withSender(provider) { sender, gateway in
            sender.send(headers: try Self.headers(provider))
            #expect(await sender.response()?.status == "200")
            #expect(gateway.counts.delivered == 1)
        }
    }

    @Test(
        "One thing that is wrong in a request is answered with its reason, and the next is taken",
        arguments: Provider.allCases)
    func oneThingWrong(provider: Provider) async throws {
        try await Self.withSender(provider) { sender, gateway in
            sender.send(headers: try Self.headers(provider))
            #expect(await sender.response()?.status == "200")
            var stream = 1
            for fault in RequestChecksTests.faults where !fault.name.hasPrefix(":") {
                stream += 2
                var fields = [("apns-topic", SampleIdentity.topic)]
                fields.removeAll { $0.0 == fault.name }
                if let value = fault.value { fields.append((fault.name, value)) }
                sender.send(on: stream, headers: try Self.headers(provider, fields))
                let response = try #require(await sender.response(on: stream))
                #expect(
                    response.status == "\(fault.reason?.httpStatus ?? 200)", "\(fault)")
                #expect(
                    response.body == (fault.reason.map { #"{"reason":"\#($0.wireText)"}"# } ?? ""),
                    "\(fault)")
            }
        }
    }

    @Test("Before the first valid provider token there is one stream, and then the full number")
    func streams() async throws {
        try await Self.withSender(.token) { sender, _ in
            #expect(await sender.streamLimits(1) == [1])
            sender.send()
            #expect(await sender.response()?.body == #"{"reason":"MissingProviderToken"}"#)
            sender.send(on: 3, headers: try Self.headers(.token))
            #expect(await sender.response(on: 3)?.status == "200")
            #expect(await sender.streamLimits(2) == [1, 1000])
        }
    }

    @Test("A provider with a certificate has the full number of streams from the beginning")
    func certificateStreams() async throws {
        try await Self.withSender(.certificate) { sender, _ in
            #expect(await sender.streamLimits(2) == [1, 1000])
        }
    }

    @Test("A provider token is ignored on a connection with a certificate")
    func ignored() async throws {
        try await Self.withSender(.certificate) { sender, _ in
            sender.send(headers: [
                ("authorization", "bearer x"), ("apns-topic", SampleIdentity.topic),
            ])
            #expect(await sender.response()?.status == "200")
        }
    }

    @Test("A topic that is not the certificate's is not allowed, and one of its other two is")
    func topics() async throws {
        try await Self.withSender(.certificate) { sender, _ in
            sender.send(headers: [("apns-topic", "com.example.other")])
            #expect(await sender.response()?.body == #"{"reason":"TopicDisallowed"}"#)
            sender.send(
                on: 3,
                headers: [
                    ("apns-topic", SampleIdentity.topic + ".voip"), ("apns-push-type", "voip"),
                ])
            #expect(await sender.response(on: 3)?.status == "200")
        }
    }

    @Test("A certificate of the other service gets GOAWAY before any request")
    func environment() async throws {
        try await Self.withSender(.certificate, environments: [.production]) { sender, _ in
            let goAway = try #require(await sender.goAway())
            #expect(goAway.lastStream == 0)
            #expect(goAway.reason == #"{"reason":"BadCertificateEnvironment"}"#)
            #expect(await sender.log.waitForEnd())
        }
    }

    @Test(
        "A certificate that another authority has signed is bad, whatever service it is for",
        arguments: Sweep.every(3, of: [[.sandbox], [.production]] as [Set<GatewayEnvironment>]))
    func otherAuthority(environments: Set<GatewayEnvironment>) async throws {
        let folder = try TemporaryFolder()
        let other = try GatewayIdentity.loadOrMake(
            in: folder.path("state"), topic: SampleIdentity.topic, environments: environments)
        try await Self.withSender(.certificate, certified: other) { sender, _ in
            sender.send(headers: try Self.headers(.certificate))
            let response = await sender.response()
            #expect(response?.status == "403")
            #expect(response?.body == #"{"reason":"BadCertificate"}"#)
        }
    }

    @Test("Where a certificate is required, a provider without one does not get in")
    func required() async throws {
        try await Self.withSender(.token) {
            $0.requiresClientCertificate = true
        } _: { sender, gateway in
            sender.send(headers: try Self.headers(.token))
            #expect(await sender.response() == nil)
            #expect(gateway.counts.received == 0)
        }
    }

    @Test("A device of another topic, of the other service, or that has unregistered is refused")
    func devices() async throws {
        try await Self.withSender(.token) {
            $0.knownDevices = [
                KnownDevice(token: [UInt8](repeating: 1, count: 32), topic: "com.example.other"),
                KnownDevice(token: [UInt8](repeating: 2, count: 32), environment: .production),
                KnownDevice(token: [UInt8](repeating: 3, count: 32), unregisteredSince: 5),
                KnownDevice(token: [UInt8](repeating: 4, count: 32), topic: SampleIdentity.topic),
            ]
        } _: { sender, _ in
            let answers = [
                #"{"reason":"BadDeviceToken"}"#, #"{"reason":"DeviceTokenNotForTopic"}"#,
                #"{"reason":"BadDeviceToken"}"#, #"{"reason":"Unregistered","timestamp":5000}"#, "",
            ]
            for (number, answer) in answers.enumerated() {
                let stream = number * 2 + 1
                let token = String(repeating: "0\(number)", count: 32)
                sender.send(
                    on: stream, path: "/3/device/\(token)", headers: try Self.headers(.token))
                #expect(await sender.response(on: stream)?.body == answer)
            }
        }
    }
}
