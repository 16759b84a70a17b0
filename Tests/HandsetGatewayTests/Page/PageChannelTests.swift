import NIOCore
import NIOEmbedded
import Testing

@testable import HandsetPage

/// A connection to the server of the page, below HTTP.
@Suite struct PageChannelTests {
    @Test("A connection reads 4 KiB at once, so that what waits for a request is little")
    func reads() throws {
        let channel = EmbeddedChannel()
        try PageChannel.limitReads(of: channel)
        let allocator = try channel.syncOptions?.getOption(.recvAllocator)
        let size = (allocator as? FixedSizeRecvByteBufferAllocator)?.capacity
        #expect(size == 4_096)
        _ = try channel.finish()
    }

    @Test(
        "The host of a target is that of a whole address, and a path has none",
        arguments: [
            ("/api/v1/health", nil), ("*", nil), ("/a?b=http://c", nil),
            ("http://evil.example/api", "evil.example"), ("http://evil.example", "evil.example"),
            ("HTTPS://evil.example:80?a", "evil.example:80"), ("http://[::1]:2198/", "[::1]:2198"),
            ("http://127.0.0.1@evil.example/", "127.0.0.1@evil.example"), ("http:///a", ""),
        ] as [(String, String?)])
    func targets(target: String, host: String?) {
        #expect(TargetHost.host(of: target) == host)
    }
}
