import NIOCore
import Testing

@testable import HandsetGateway

/// The rules of HTTP/2 and HPACK, each with the frames that keep it or break it.
@Suite(.timeLimit(.minutes(30))) struct ProtocolTests {
    private typealias FrameType = FrameSocket.FrameType
    private static let (goAway, ping): (UInt8, UInt8) = (7, 6)

    @Test(
        "Each rule of frames and windows is answered as HTTP/2 asks", arguments: ProtocolCase.frames
    )
    func frames(of protocolCase: ProtocolCase) async throws { try await Self.play(protocolCase) }

    @Test("Each rule of streams is answered as HTTP/2 asks", arguments: ProtocolCase.streams)
    func streams(of protocolCase: ProtocolCase) async throws { try await Self.play(protocolCase) }

    @Test("Each rule of header fields is answered as HTTP/2 asks", arguments: ProtocolCase.fields)
    func fields(of protocolCase: ProtocolCase) async throws { try await Self.play(protocolCase) }

    private static func play(_ protocolCase: ProtocolCase) async throws {
        try await withGateway { address in
            let socket = try await FrameSocket.connect(to: address)
            try await socket.acknowledgeSettings()
            for step in protocolCase.steps { try await take(step, on: socket) }
            let probe = Task { try await Self.probe(socket) }
            let answer = await answer(protocolCase.expected, from: socket)
            let frames = await socket.log.events
            #expect(answer, "\(frames)")
            await socket.close()
            _ = try? await probe.value
            // Another sender is served as ever.
            let other = try await FrameSocket.connect(to: address)
            try await other.sendRequest(on: 1)
            #expect(await other.frame(FrameType.headers, on: 1) != nil)
            await other.close()
        }
    }

    private static func withGateway(_ body: (String?) async throws -> Void) async throws {
        var configuration = GatewayConfiguration.ofTests
        configuration.allowsAnonymousProviders = true
        try await Gateway.started(configuration) { try await body($0.addresses.http2) }
    }

    private static func take(_ step: ProtocolCase.Step, on socket: FrameSocket) async throws {
        switch step {
        case .send(let bytes):
            // After an error the gateway may have closed already.
            try? await socket.send(ByteBuffer(bytes: bytes))
        case .waitForEnd(let stream):
            let end = await socket.log.first {
                $0.first { $0.stream == stream && $0.type <= 1 && $0.flags & 1 == 1 }
            }
            #expect(end != nil)
        case .waitForSettings(let count):
            #expect(await answer(.settings(count), from: socket))
        case .waitForData(let length):
            #expect(await answer(.data(length), from: socket))
        }
    }

    /// Asks twice whether the gateway is still there: what it has to say of a wrong frame comes before its second
    /// answer.
    private static func probe(_ socket: FrameSocket) async throws {
        for content in ProtocolBytes.probes {
            try await socket.send(ping, content: content)
            _ = await socket.log.first { $0.first { $0.type == ping && $0.content == content } }
        }
    }

    /// Waits for an answer.
    ///
    /// - Returns: False if the connection ends without it, or goes on where an error was expected.
    private static func answer(
        _ expected: ProtocolCase.Expected, from socket: FrameSocket
    ) async -> Bool {
        func comes(_ isRight: @escaping @Sendable (FrameSocket.Frame) -> Bool) async -> Bool {
            await socket.log.first { $0.contains(where: isRight) ? true : nil } ?? false
        }
        func isTold(_ isRight: @escaping @Sendable (FrameSocket.Frame) -> Bool) async -> Bool {
            await socket.log.first { frames -> Bool? in
                if frames.contains(where: isRight) { return true }
                return frames.contains { $0.content == ProtocolBytes.probes.last } ? false : nil
            } ?? false
        }
        switch expected {
        case .connectionError(let codes):
            let isTold = await isTold { Self.code(of: $0, goAway).map(codes.contains) ?? false }
            guard isTold else { return false }
            return await socket.log.waitForEnd()
        case .streamError(let codes):
            return await isTold {
                (Self.code(of: $0, FrameType.reset) ?? Self.code(of: $0, goAway)).map(
                    codes.contains)
                    ?? false
            }
        case .end:
            guard await isTold({ $0.type == goAway }) else { return false }
            return await socket.log.waitForEnd()
        case .ping: return await comes { Self.isAcknowledgement($0) }
        case .pingOrEnd:
            let isAcknowledged = await comes { Self.isAcknowledgement($0) }
            if isAcknowledged { return true }
            return await socket.log.waitForEnd()
        case .answer(let stream):
            return await comes { $0.type == FrameType.headers && $0.stream == stream }
        case .settings(let count):
            return await socket.log.first {
                $0.count { $0.type == FrameType.settings && $0.flags == 1 } >= count ? true : nil
            } ?? false
        case .data(let length):
            return await comes {
                $0.type == FrameType.data && $0.stream == 1 && $0.content.count == length
            }
        }
    }

    private static func isAcknowledgement(_ frame: FrameSocket.Frame) -> Bool {
        frame.type == ping && frame.flags == 1 && frame.content == ProtocolBytes.pingContent
    }

    /// The code of a frame that tells an error, if it is of a type and its code is one of those that are expected.
    private static func code(of frame: FrameSocket.Frame, _ type: UInt8) -> ProtocolCase.ErrorCode?
    {
        guard frame.type == type,
            let last = frame.content.dropFirst(type == goAway ? 4 : 0).prefix(4).last
        else { return nil }
        return ProtocolCase.ErrorCode(rawValue: UInt32(last))
    }
}
