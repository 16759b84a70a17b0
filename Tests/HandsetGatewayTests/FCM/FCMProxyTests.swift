import Foundation
import Handset
import HandsetTestSupport
import NIOCore
import NIOPosix
import Testing

@testable import HandsetGateway

/// The port of Firebase Cloud Messaging: the proxy, the metadata server, and its limits.
@Suite(.timeLimit(.minutes(10))) struct FCMProxyTests {
    /// Sends text to a port, and returns all that comes until the connection closes.
    private static func exchange(_ text: String, with port: Int?) async throws -> String {
        let received = Locked("")
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Collector(received))
                }
            }
            .connect(host: "127.0.0.1", port: try #require(port)).get()
        // On a busy machine the port may have closed it before.
        try? await channel.writeAndFlush(ByteBuffer(string: text))
        try await channel.closeFuture.get()
        return received.withLock { $0 }
    }

    private final class Collector: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let received: Locked<String>

        init(_ received: Locked<String>) { self.received = received }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let text = String(buffer: unwrapInboundIn(data))
            received.withLock { $0 += text }
        }
    }

    /// Starts a server that answers the first bytes with a line and them, and closes.
    private static func startOther() async throws -> any Channel {
        try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Echo())
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    private final class Echo: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            var answer = ByteBuffer(string: "other: ")
            answer.writeImmutableBuffer(unwrapInboundIn(data))
            context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
            context.close(promise: nil)
        }
    }

    @Test(
        "Another host is reached through the proxy, with what was sent before the tunnel was there")
    func otherHost() async throws {
        let fcm = try await FCMTestGateway.start()
        let other = try await Self.startOther()
        let port = try #require(other.localAddress?.port)
        let text = try await Self.exchange(
            "CONNECT 127.0.0.1:\(port) HTTP/1.1\r\nHost: a\r\n\r\nhello",
            with: fcm.gateway.addresses.fcmPort)
        #expect(text == "HTTP/1.1 200 Connection established\r\n\r\nother: hello")
        try await other.close()
        await fcm.gateway.stop()
    }

    @Test("Another host is reached through the user's own proxy, unless it is an exception")
    func upstream() async throws {
        let second = try await FCMTestGateway.start()
        let port = try #require(second.gateway.addresses.fcmPort)
        let fcm = try await FCMTestGateway.start {
            $0.upstream = FCMUpstream("http://me:word@127.0.0.1:\(port)", exceptions: "example.org")
        }
        #expect(FCMUpstream("a:1", exceptions: ".b.c")?.serves("a.b.c") == false)
        let other = try await Self.startOther()
        let target = try #require(other.localAddress?.port)
        let text = try await Self.exchange(
            "CONNECT 127.0.0.1:\(target) HTTP/1.1\r\n\r\nhello",
            with: fcm.gateway.addresses.fcmPort)
        #expect(text == "HTTP/1.1 200 Connection established\r\n\r\nother: hello")
        #expect(second.gateway.counts.connections == 1)
        try await other.close()
        await fcm.gateway.stop()
        await second.gateway.stop()
    }

    @Test("With --fcm-only, the proxy leads to no other host")
    func only() async throws {
        let fcm = try await FCMTestGateway.start { $0.isOnly = true }
        let other = try await Self.startOther()
        let port = try #require(other.localAddress?.port)
        let text = try await Self.exchange(
            "CONNECT 127.0.0.1:\(port) HTTP/1.1\r\n\r\nhello",
            with: fcm.gateway.addresses.fcmPort)
        #expect(text.hasPrefix("HTTP/1.1 403 ") && !text.contains("other:"))
        try await other.close()
        await fcm.gateway.stop()
    }

    @Test(
        "A tunnel is asked for in one form alone",
        arguments: [
            "CONNECT fcm.googleapis.com HTTP/1.1\r\n\r\n", "CONNECT a:0 HTTP/1.1\r\n\r\n",
            "CONNECT a:65536 HTTP/1.1\r\n\r\n", "CONNECT a:+1 HTTP/1.1\r\n\r\n",
            "CONNECT a b:443 HTTP/1.1\r\n\r\n", "CONNECT :443 HTTP/1.1\r\n\r\n",
            "CONNECT u@a:443 HTTP/1.1\r\n\r\n", "CONNECT a:443 HTTP/2\r\n\r\n",
            "CONNECT a\n:443 HTTP/1.1\r\n\r\n", "CONNECT [a]b]:443 HTTP/1.1\r\n\r\n",
            "CONNECT  a:443 HTTP/1.1\r\n\r\n", "CONNECT a:443\r\n\r\n",
        ])
    func wrongTunnel(text: String) async throws {
        #expect(FCMConnectRequest.parse(Array(text.utf8)) == .invalid)
    }

    @Test("Google's hosts are found with capitals and a dot at the end, and on their port alone")
    func googleHosts() throws {
        for (text, isOfGoogle) in [
            ("FCM.googleapis.com.:443", true), ("fcm.googleapis.com:5228", false),
            ("fcm.googleapis.com.example.org:443", false), ("xfcm.googleapis.com:443", false),
        ] {
            let bytes = Array("CONNECT \(text) HTTP/1.1\r\n\r\n".utf8)
            guard case .request(let request, bytes.count) = FCMConnectRequest.parse(bytes) else {
                Issue.record("\(text)")
                continue
            }
            #expect(request.isOfGoogle == isOfGoogle)
        }
    }

    @Test("The metadata server answers only who sends its header")
    func metadata() async throws {
        let fcm = try await FCMTestGateway.start()
        let port = fcm.gateway.addresses.fcmPort
        let path = "/computeMetadata/v1/instance/service-accounts/default/token?scopes=a"
        let end = "Host: a\r\nConnection: close\r\n\r\n"
        let granted = try await Self.exchange(
            "GET \(path) HTTP/1.1\r\nMetadata-Flavor: Google\r\n\(end)", with: port)
        #expect(granted.contains("ya29.") && granted.contains("Metadata-Flavor: Google"))
        let refused = try await Self.exchange("GET \(path) HTTP/1.1\r\n\(end)", with: port)
        #expect(refused.hasPrefix("HTTP/1.1 403 ") && !refused.contains("ya29."))
        await fcm.gateway.stop()
    }

    @Test("A body that is too long, and a request that is two, end the connection")
    func hostileRequests() async throws {
        let fcm = try await FCMTestGateway.start()
        let port = fcm.gateway.addresses.fcmPort
        let long = try await Self.exchange(
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n"
                + String(repeating: "x", count: 2_000_000), with: port)
        #expect(long.hasPrefix("HTTP/1.1 413 "))
        let smuggled = try await Self.exchange(
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "0\r\n\r\nGET / HTTP/1.1\r\n\r\n", with: port)
        #expect(smuggled.hasPrefix("HTTP/1.1 400 "))
        await fcm.gateway.stop()
        #expect(fcm.gateway.counts.received == 0)
    }

    @Test(
        "What follows a tunnel's request is TLS alone, and what stops half-way ends the connection")
    func tunnelledRequests() async throws {
        let fcm = try await FCMTestGateway.start {
            _ in
        } gateway: {
            $0.requestTimeout = .milliseconds(300)
        }
        let port = fcm.gateway.addresses.fcmPort
        let post =
            "POST /v1/projects/demo/messages:send HTTP/1.1\r\nHost: fcm.googleapis.com\r\n"
            + "Authorization: Bearer t\r\nContent-Length: 2\r\n\r\n{}"
        let smuggled = try await Self.exchange(
            "CONNECT fcm.googleapis.com:443 HTTP/1.1\r\nContent-Length: \(post.utf8.count)\r\n\r\n"
                + post, with: port)
        #expect(smuggled.components(separatedBy: "HTTP/1.1").count == 2, "\(smuggled)")
        for text in [
            "CONNECT fcm.googleapis.com:443 HTTP/1.1\r\nA: b", "CON", "\u{16}\u{3}\u{1}",
            "POST /tok",
            "POST /token HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx",
        ] {
            let answer = try await Self.exchange(text, with: port)
            #expect(!answer.contains("HTTP/1.1 2"), "\(text): \(answer)")
        }
        await fcm.gateway.stop()
        #expect(fcm.gateway.counts.received == 0)
    }

    @Test(
        "A handshake that stops half-way within a tunnel ends the connection",
        .timeLimit(.minutes(30)))
    func halfHandshake() async throws {
        let handshake = "CONNECT fcm.googleapis.com:443 HTTP/1.1\r\n\r\n\u{16}\u{3}\u{1}"
        // On a busy machine the time can be over before the gateway has read the request: then it gets more.
        var time = Duration.milliseconds(300)
        while true {
            let fcm = try await FCMTestGateway.start {
                _ in
            } gateway: {
                $0.requestTimeout = time
            }
            let answer = try await Self.exchange(handshake, with: fcm.gateway.addresses.fcmPort)
            await fcm.gateway.stop()
            #expect(fcm.gateway.counts.received == 0)
            if answer.hasPrefix("HTTP/1.1 200 Connection established\r\n\r\n") { break }
            #expect(answer.isEmpty)
            time *= 4
        }
    }
}
