import NIOCore
import Testing

@testable import HandsetGateway

/// Streams beyond the limit, and frames on streams that are closed.
@Suite(.timeLimit(.minutes(30))) struct StreamLimitTests {
    private typealias FrameType = FrameSocket.FrameType

    private static func withSocket(
        maximumStreamCount: Int = 10, _ body: (FrameSocket, Gateway) async throws -> Void
    ) async throws {
        var configuration = GatewayConfiguration.ofTests
        configuration.allowsAnonymousProviders = true
        configuration.maximumStreamCount = maximumStreamCount
        try await Gateway.started(configuration) { gateway in
            let socket = try await FrameSocket.connect(to: gateway.addresses.http2)
            try await body(socket, gateway)
            await socket.close()
        }
    }

    /// Sends a first request, whose sender is known from then on, and acknowledges both settings.
    private static func begin(_ socket: FrameSocket) async throws {
        try await socket.acknowledgeSettings()
        try await socket.sendRequest(on: 1)
        let settings = await socket.log.first { frames in
            frames.count { $0.type == FrameType.settings && $0.flags == 0 } == 2 ? frames : nil
        }
        let last = settings?.last { $0.type == FrameType.settings && $0.flags == 0 }
        #expect(last?.content == [0, 3, 0, 0, 0, 10])
        try await socket.send(FrameType.settings, flags: 1)
        #expect(await socket.frame(FrameType.headers, on: 1) != nil)
    }

    @Test("A stream beyond an acknowledged limit is refused, and the others are served")
    func acknowledged() async throws {
        try await Self.withSocket { socket, gateway in
            try await Self.begin(socket)
            for number in 1...12 { try await socket.sendHeaders(on: UInt32(number * 2 + 1)) }
            for stream in [23, 25] as [UInt32] {
                #expect(
                    await socket.frame(FrameType.reset, on: stream)?.content == [0, 0, 0, 7],
                    "REFUSED_STREAM")
            }
            for number in 1...10 {
                try await socket.sendBody("{}", on: UInt32(number * 2 + 1))
                #expect(
                    await socket.frame(FrameType.headers, on: UInt32(number * 2 + 1)) != nil)
            }
            try await socket.sendRequest(on: 27)
            #expect(await socket.frame(FrameType.headers, on: 27) != nil)
            #expect(gateway.counts.received == 12)
        }
    }

    @Test("A body that goes on after its end closes the connection with STREAM_CLOSED")
    func afterTheEnd() async throws {
        try await Self.withSocket { socket, _ in
            try await Self.begin(socket)
            try await socket.sendBody("{}", on: 1)
            #expect(await socket.frame(7, on: 0)?.content[4..<8] == [0, 0, 0, 5], "STREAM_CLOSED")
            #expect(await socket.log.waitForEnd())
        }
    }

    @Test("A stream that the sender has reset takes no more frames")
    func afterReset() async throws {
        try await Self.withSocket { socket, _ in
            try await Self.begin(socket)
            try await socket.sendHeaders(on: 3)
            try await socket.send(FrameType.reset, on: 3, content: [0, 0, 0, 8])
            try await socket.sendHeaders(on: 3)
            #expect(await socket.frame(7, on: 0)?.content[4..<8] == [0, 0, 0, 5], "STREAM_CLOSED")
        }
    }

    @Test("What was on its way when the gateway reset a stream is ignored")
    func onItsWay() async throws {
        try await Self.withSocket { socket, _ in
            try await Self.begin(socket)
            try await socket.sendHeaders(on: 3)
            let body = String(repeating: "x", count: 6000)
            try await socket.send(FrameType.data, on: 3, content: Array(body.utf8))
            #expect(await socket.frame(FrameType.reset, on: 3)?.content == [0, 0, 0, 0], "413")
            try await socket.sendBody(body, on: 3)
            try await socket.sendRequest(on: 5)
            #expect(await socket.frame(FrameType.headers, on: 5) != nil)
        }
    }
}
