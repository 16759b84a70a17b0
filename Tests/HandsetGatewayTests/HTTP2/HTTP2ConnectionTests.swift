import Handset
import HandsetFixtures
import HandsetTestSupport
import NIOCore
import NIOHTTP2
import NIOPosix
import Testing

@testable import HandsetGateway

@Suite(.timeLimit(.minutes(30))) struct HTTP2ConnectionTests {
    /// A gateway without TLS that takes anybody, and a sender on a connection to it.
    static func withSender(
        _ change: (inout GatewayConfiguration) -> Void = { _ in },
        _ body: (HTTP2Sender, Gateway, ArrivalInbox) async throws -> Void
    ) async throws {
        var configuration = GatewayConfiguration.ofTests
        configuration.allowsAnonymousProviders = true
        change(&configuration)
        let inbox = ArrivalInbox()
        try await Gateway.started(configuration, receiver: inbox) { gateway in
            let sender = try await HTTP2Sender.connect(to: gateway.addresses.http2)
            try await body(sender, gateway, inbox)
            await sender.close()
        }
    }

    @Test("A notification in order is delivered, and answered with 200 and no DATA frame")
    func accepted() async throws {
        try await Self.withSender { sender, gateway, inbox in
            sender.send()
            let response = try #require(await sender.response())
            #expect(response.status == "200")
            #expect(response.dataFrames == [])
            let arrival = try #require(await inbox.next(1, within: .zero).first)
            #expect(arrival.notification.payload == Array(#"{"aps":{"session":"1"}}"#.utf8))
            #expect(arrival.notification.token == [UInt8](repeating: 0xAB, count: 32))
            #expect(arrival.notification.topic == "com.example.app")
            #expect(arrival.notification.apnsID == response.headers["apns-id"])
            #expect(gateway.counts.delivered == 1)
        }
    }

    @Test("An apns-id is echoed as it came, and one that is missing is made in capital letters")
    func messageID() async throws {
        try await Self.withSender { sender, _, _ in
            let id = "123e4567-e89B-12d3-a456-426614174000"
            sender.send(headers: [("apns-topic", "t"), ("apns-id", id)])
            #expect(await sender.response()?.headers["apns-id"] == id)
            sender.send(on: 3)
            let made = try #require(await sender.response(on: 3)?.headers["apns-id"])
            #expect(made.wholeMatch(of: #/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/#) != nil)
        }
    }

    @Test("Only the sandbox tells an apns-unique-id", arguments: GatewayEnvironment.allCases)
    func uniqueID(environment: GatewayEnvironment) async throws {
        try await Self.withSender {
            $0.environment = environment
        } _: { sender, _, _ in
            sender.send()
            let headers = try #require(await sender.response()?.headers)
            #expect((headers["apns-unique-id"] != nil) == (environment == .sandbox))
        }
    }

    @Test(
        "A device token that asks for a reason gets it, with its status and in one DATA frame",
        arguments: RejectionReason.allCases)
    func reason(reason: RejectionReason) async throws {
        try await Self.withSender {
            $0.now = { 1_700_000_000 }
        } _: { sender, gateway, inbox in
            let prefix = try AnswerToken.prefix(for: .reason(reason))
            let token = try DeviceToken(prefix + [UInt8](repeating: 0, count: 20))
            sender.send(path: "/3/device/\(token.hex)")
            let response = try #require(await sender.response())
            #expect(response.status == reason.httpStatus.map { "\($0)" })
            let isGone = reason == .unregistered || reason == .expiredToken
            let time = isGone ? #","timestamp":\#(AnswerToken.inactiveSince(token.bytes))000"# : ""
            #expect(response.body == #"{"reason":"\#(reason.wireText)"\#(time)}"#)
            #expect(response.dataFrames.count == 1)
            #expect(gateway.counts.rejected == 1)
            let arrival = try #require(await inbox.next(1, within: .untilHang).first)
            guard case .rejected(let rejection) = arrival.outcome else {
                Issue.record("it is \(arrival.outcome)")
                return
            }
            #expect(rejection.reason == reason)
        }
    }

    @Test("Blanks around a value do not belong to it, and a bearer without a token is missing one")
    func blanks() async throws {
        try await Self.withSender {
            $0.allowsAnonymousProviders = false
        } _: { sender, _, _ in
            for (index, value) in ["bearer ", "bearer", " bearer\t", ""].enumerated() {
                sender.send(
                    on: index * 2 + 1, headers: [("apns-topic", "a.b"), ("authorization", value)])
                let response = try #require(await sender.response(on: index * 2 + 1))
                #expect(response.status == "403")
                #expect(response.body == #"{"reason":"MissingProviderToken"}"#)
            }
        }
        try await Self.withSender { sender, _, inbox in
            sender.send(headers: [("apns-topic", " a.b "), ("apns-priority", "5\t")])
            #expect(await sender.response()?.status == "200")
            let notification = try #require(await inbox.next(1, within: .zero).first).notification
            #expect(notification.topic == "a.b")
            #expect(notification.headers.map(\.value) == ["a.b", "5"])
        }
    }

    @Test("HEAD is answered without a body")
    func head() async throws {
        try await Self.withSender { sender, _, _ in
            let path = "/3/device/" + String(repeating: "ab", count: 32)
            let fields = [
                (":method", "HEAD"), (":scheme", "http"), (":path", path),
                (":authority", "localhost"), ("apns-topic", "a.b"),
            ]
            sender.send(fields: fields, on: 1, isEnd: true)
            let response = try #require(await sender.response())
            #expect(response.status == "405")
            #expect(response.dataFrames == [])
        }
    }

    @Test("A stalled notification does not hold up others")
    func stall() async throws {
        try await Self.withSender {
            $0.next = [NextAnswers(.answer(.stall))]
        } _: { sender, gateway, _ in
            sender.send()
            sender.send(on: 3)
            #expect(await sender.response(on: 3)?.status == "200")
            #expect(gateway.counts.unanswered == 1)
        }
    }

    @Test("A scripted close ends the connection without an answer")
    func close() async throws {
        try await Self.withSender {
            $0.next = [NextAnswers(.answer(.close))]
        } _: { sender, _, _ in
            sender.send()
            #expect(await sender.response() == nil)
            #expect(await sender.log.waitForEnd())
            #expect(await sender.goAway() == nil)
        }
    }

    @Test("A connection that closes in the middle of a frame has answered nothing")
    func closeInFrame() async throws {
        try await Self.withSender {
            $0.next = [NextAnswers(.closeInFrame)]
        } _: { sender, _, _ in
            sender.send()
            #expect(await sender.response() == nil)
            #expect(await sender.log.waitForEnd())
        }
    }

    @Test("A reset stream leaves the others alone")
    func reset() async throws {
        try await Self.withSender {
            $0.next = [NextAnswers(.resetStream)]
        } _: { sender, _, _ in
            sender.send()
            #expect(await sender.resetCode(of: 1) == HTTP2ErrorCode.internalError.networkCode)
            sender.send(on: 3)
            #expect(await sender.response(on: 3)?.status == "200")
        }
    }

    @Test("GOAWAY names the reason and the last stream that was served, and ends the connection")
    func goAway() async throws {
        try await Self.withSender {
            $0.next = [
                NextAnswers(.answer(.delay(milliseconds: 1))), NextAnswers(.goAway(.shutdown)),
            ]
        } _: { sender, _, _ in
            sender.send()
            sender.send(on: 3)
            let goAway = try #require(await sender.goAway())
            #expect(goAway.lastStream == 1)
            #expect(goAway.reason == #"{"reason":"Shutdown"}"#)
            #expect(await sender.response()?.status == "200", "what was accepted is answered")
            #expect(await sender.log.waitForEnd())
        }
    }

    @Test("A gateway that stops answers what it has accepted, says so, and closes")
    func stop() async throws {
        let inbox = ArrivalInbox()
        var configuration = GatewayConfiguration.ofTests
        configuration.allowsAnonymousProviders = true
        let gateway = try await Gateway.start(configuration, receiver: inbox)
        let sender = try await HTTP2Sender.connect(to: gateway.addresses.http2)
        sender.send()
        #expect(await sender.response()?.status == "200")
        await gateway.stop()
        #expect(await sender.goAway()?.lastStream == 1)
        #expect(await sender.log.waitForEnd())
        #expect(gateway.counts.delivered == 1)
    }

    @Test("A body that is longer than any payload is refused before it has ended")
    func tooLong() async throws {
        try await Self.withSender { sender, _, inbox in
            sender.send(body: String(repeating: "x", count: 60_000))
            let response = try #require(await sender.response())
            #expect(response.status == "413")
            #expect(response.body == #"{"reason":"PayloadTooLarge"}"#)
            sender.send(on: 3)
            #expect(await sender.response(on: 3)?.status == "200")
        }
    }

    @Test("A thousand notifications on one connection are delivered in their order", .exhaustive)
    func many() async throws {
        try await Self.withSender { sender, gateway, inbox in
            for number in 0..<1000 {
                sender.send(on: number * 2 + 1, body: #"{"aps":{"badge":\#(number)}}"#)
                // As many streams as the gateway allows would need its settings first.
                #expect(await sender.response(on: number * 2 + 1)?.status == "200")
            }
            let arrivals = await inbox.next(1000, within: .untilHang)
            #expect(
                arrivals.map { String(decoding: $0.notification.payload, as: UTF8.self) }
                    == (0..<1000).map { #"{"aps":{"badge":\#($0)}}"# })
            #expect(gateway.counts.delivered == 1000)
        }
    }

    @Test("Bytes that are no HTTP/2 end the connection, and no other")
    func notHTTP2() async throws {
        try await Self.withSender { sender, gateway, _ in
            let port = try #require(gateway.addresses.http2?.split(separator: ":").last)
            let other = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .connect(host: "127.0.0.1", port: Int(port) ?? 0).get()
            try await other.writeAndFlush(
                ByteBuffer(string: "POST /3/device/ab HTTP/1.1\r\nHost: localhost\r\n\r\n"))
            try await other.closeFuture.get()
            sender.send()
            #expect(await sender.response()?.status == "200")
        }
    }
}
