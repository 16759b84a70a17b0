import HandsetTestSupport
import NIOCore
import Testing

@testable import HandsetGateway

/// The rules of HTTP/2 and HPACK, each with the frames that keep it or break it.
@Suite(.timeLimit(.minutes(30))) struct ProtocolTests {
    @Test(
        "Each rule of frames and windows is answered as HTTP/2 asks", arguments: ProtocolCase.frames
    )
    func frames(of protocolCase: ProtocolCase) async throws { try await Self.play(protocolCase) }

    @Test(
        "Each rule of streams is answered as HTTP/2 asks",
        arguments: Sweep.every(3, of: ProtocolCase.streams))
    func streams(of protocolCase: ProtocolCase) async throws { try await Self.play(protocolCase) }

    @Test("Each rule of header fields is answered as HTTP/2 asks", arguments: ProtocolCase.fields)
    func fields(of protocolCase: ProtocolCase) async throws { try await Self.play(protocolCase) }

    private static func play(_ protocolCase: ProtocolCase) async throws {
        try await withGateway { address in
            let outcome = try await ProtocolPlayer.play(
                protocolCase, at: address, until: protocolCase.answer)
            #expect(outcome.meets(protocolCase.answer), "\(outcome.frames)")
            if let difference = protocolCase.difference {
                #expect(!outcome.meets(protocolCase.expected), "no longer: \(difference.reason)")
            }
            // Another sender is served as ever.
            let other = try await FrameSocket.connect(to: address)
            try await other.sendRequest(on: 1)
            #expect(await other.frame(FrameSocket.FrameType.headers, on: 1) != nil)
            await other.close()
        }
    }

    /// Starts a gateway that takes anybody.
    static func withGateway(_ body: (String?) async throws -> Void) async throws {
        var configuration = GatewayConfiguration.ofTests
        configuration.allowsAnonymousProviders = true
        try await Gateway.started(configuration) { try await body($0.addresses.http2) }
    }
}
