import Handset
import NIOHTTP2
import Testing

@testable import HandsetGateway

@Suite(.timeLimit(.minutes(30))) struct MalformedRequestTests {
    private static let path = "/3/device/" + String(repeating: "ab", count: 32)

    /// The header fields of a request that is in order.
    private static let fields = [
        (":method", "POST"), (":scheme", "https"), (":path", path), (":authority", "localhost"),
        ("apns-topic", "com.example.app"), ("te", "trailers"), ("x-!#$%&'*+.^_`|~0", "a\tb é"),
    ]

    /// One thing that is wrong with them.
    struct Fault: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let fields: [(String, String)]

        init(_ description: String, _ change: (inout [(String, String)]) -> Void) {
            testDescription = description
            var fields = MalformedRequestTests.fields
            change(&fields)
            self.fields = fields
        }
    }

    static let faults = [
        Fault("no method") { $0.remove(at: 0) }, Fault("no scheme") { $0.remove(at: 1) },
        Fault("no path") { $0.remove(at: 2) }, Fault("an empty path") { $0[2].1 = "" },
        Fault("a second path") { $0.insert((":path", "/"), at: 3) },
        Fault("a pseudo-header of answers") { $0.insert((":status", "200"), at: 0) },
        Fault("an unknown pseudo-header") { $0.insert((":a", "b"), at: 0) },
        Fault("a pseudo-header after a header") { $0.append($0.remove(at: 3)) },
        Fault("a blank in the path") { $0[2].1 += " " },
        Fault("a control character in the authority") { $0[3].1 += "\u{7F}" },
        Fault("CONNECT with a path") { $0[0].1 = "CONNECT" },
        Fault("a capital letter in a name") { $0.append(("Apns-id", "a")) },
        Fault("a blank in a name") { $0.append(("apns id", "a")) },
        Fault("a line end in a value") { $0[4].1 += "\n" },
        Fault("a return in a value") { $0[4].1 += "\r" },
        Fault("a NUL in a value") { $0[4].1 += "\0" },
        Fault("te with something else") { $0[5].1 = "gzip" },
        Fault("connection") { $0.append(("connection", "close")) },
        Fault("keep-alive") { $0.append(("keep-alive", "1")) },
        Fault("proxy-connection") { $0.append(("proxy-connection", "close")) },
        Fault("transfer-encoding") { $0.append(("transfer-encoding", "chunked")) },
        Fault("upgrade") { $0.append(("upgrade", "h2c")) },
    ]

    @Test(
        "A request with malformed header fields is reset, and the next one is served",
        arguments: faults)
    func reset(fault: Fault) async throws {
        try await HTTP2ConnectionTests.withSender { sender, _, _ in
            sender.send(fields: fault.fields, on: 1, isEnd: false)
            #expect(await sender.resetCode(of: 1) == HTTP2ErrorCode.protocolError.networkCode)
            sender.send(on: 3)
            #expect(await sender.response(on: 3)?.status == "200")
        }
    }

    @Test("Well-formed header fields are taken, and CONNECT has none of a path")
    func wellFormed() async throws {
        try await HTTP2ConnectionTests.withSender { sender, _, _ in
            sender.send(fields: Self.fields, on: 1, isEnd: true)
            #expect(await sender.response(on: 1)?.body == #"{"reason":"PayloadEmpty"}"#)
            let fields = [(":method", "CONNECT"), (":authority", "localhost")]
            sender.send(fields: fields, on: 3, isEnd: true)
            #expect(await sender.response(on: 3)?.body == #"{"reason":"BadPath"}"#)
        }
    }

    @Test("A request may end with fields, but not with pseudo-headers")
    func trailers() async throws {
        try await HTTP2ConnectionTests.withSender { sender, _, _ in
            sender.send(fields: Self.fields, on: 1, isEnd: false)
            sender.send(fields: [("a", "b")], on: 1, isEnd: true)
            #expect(await sender.response(on: 1)?.body == #"{"reason":"PayloadEmpty"}"#)
            sender.send(fields: Self.fields, on: 3, isEnd: false)
            sender.send(fields: [(":path", "/")], on: 3, isEnd: true)
            #expect(await sender.resetCode(of: 3) == HTTP2ErrorCode.protocolError.networkCode)
        }
    }
}
