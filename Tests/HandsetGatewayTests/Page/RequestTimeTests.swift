import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import HandsetPage

/// The time of a request to the page, by the clock of an event loop that the tests set.
@Suite struct RequestTimeTests {
    private let channel = EmbeddedChannel(handler: RequestTime(.seconds(60)))

    private func open() throws {
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    private func end() {
        _ = try? channel.finish(acceptAlreadyClosed: true)
    }

    private func sendHead() throws {
        let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/api/v1/notifications")
        try channel.writeInbound(HTTPServerRequestPart.head(head))
    }

    private func sendBody(_ count: Int) throws {
        let bytes = ByteBuffer(repeating: 0x20, count: count)
        try channel.writeInbound(HTTPServerRequestPart.body(bytes))
    }

    private func sendEnd() throws {
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
    }

    private func answer(upTo parts: Int = 2) throws {
        let head = HTTPResponseHead(version: .http1_1, status: .ok)
        let all: [HTTPServerResponsePart] = [.head(head), .end(nil)]
        for part in all.prefix(parts) { try channel.writeOutbound(part) }
    }

    private func wait(_ seconds: Int64) {
        channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
    }

    /// Returns the statuses of the answers so far.
    private func statuses() throws -> [UInt] {
        var statuses: [UInt] = []
        while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
            if case .head(let head) = part { statuses.append(head.status.code) }
        }
        return statuses
    }

    @Test("A request whose body comes byte by byte gets 408 when its time is over, and is closed")
    func drip() throws {
        defer { end() }
        try open()
        try sendHead()
        for _ in 0..<59 {
            try sendBody(1)
            wait(1)
        }
        #expect(try statuses() == [])
        #expect(throws: RequestTime.IsOver.self) {
            wait(1)
            try channel.throwIfErrorCaught()
        }
        #expect(try statuses() == [408])
        // What still comes, and what the responder answers, is left out.
        try sendBody(1)
        #expect(throws: RequestTime.IsOver.self) { try answer() }
        #expect(try statuses() == [])
        #expect(channel.isActive)
        wait(2)
        #expect(!channel.isActive)
    }

    @Test("A request without a body gets 408 too, and names the limit")
    func headOnly() throws {
        defer { end() }
        try open()
        try sendHead()
        wait(60)
        let part = try channel.readOutbound(as: HTTPServerResponsePart.self)
        guard case .head(let head) = part else {
            Issue.record("there is no answer")
            return
        }
        #expect(head.headers["connection"] == ["close"])
        #expect(head.headers["content-type"] == ["application/problem+json"])
        #expect(
            RequestTime.problem(.seconds(60)).detail
                == "The request did not come whole within 60 seconds, and one for each MiB that came; send it faster, "
                + "or raise --limit request-time.")
    }

    @Test("Each MiB of a body adds a second, and no more")
    func large() throws {
        defer { end() }
        try open()
        try sendHead()
        for _ in 0..<30 {
            try sendBody(1 << 20)
            wait(2)
        }
        wait(29)
        try channel.throwIfErrorCaught()
        wait(1)
        #expect(try statuses() == [408])
    }

    @Test("A request that has come whole has all time for its answer")
    func whole() throws {
        defer { end() }
        try open()
        for _ in 0..<2 {
            try sendHead()
            wait(59)
            try sendEnd()
            wait(300)
            try answer()
        }
        wait(300)
        #expect(try statuses() == [200, 200])
        #expect(channel.isActive)
    }

    @Test("The time of a request begins when those before it are answered")
    func pipelined() throws {
        defer { end() }
        try open()
        try sendHead()
        try sendEnd()
        try sendHead()
        wait(300)
        try answer()
        wait(59)
        #expect(try statuses() == [200])
        wait(1)
        #expect(try statuses() == [408])
    }

    @Test(
        "A request that is answered before its end is closed without another answer",
        arguments: [1, 2])
    func early(parts: Int) throws {
        defer { end() }
        try open()
        try sendHead()
        try answer(upTo: parts)
        #expect(try statuses() == [200])
        wait(60)
        #expect(try statuses() == [])
        #expect(!channel.isActive)
    }
}
