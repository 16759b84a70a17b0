extension ProtocolCase {
    private typealias Bytes = ProtocolBytes

    /// The rules of streams: which frames they take in which state (RFC 9113, sections 5, 6.1 to 6.4 and 6.10).
    static let streams: [Self] =
        idle + halfClosed + closed + identifiers + priorities + bodies + blocks

    private static let idle = [
        Self("5.1", "idle: PRIORITY", [Bytes.priority(), Bytes.ping], .ping),
        Self("5.1", "idle: DATA", [Bytes.data()], .connectionError([.protocol, .streamClosed])),
        Self("5.1", "idle: RST_STREAM", [Bytes.reset()], .connectionError([.protocol])),
        Self(
            "6.4", "idle: RST_STREAM of a later stream", [Bytes.reset(7)],
            .connectionError([.protocol])),
        Self(
            "5.1", "idle: WINDOW_UPDATE", [Bytes.window(100, on: 1)], .connectionError([.protocol])),
        Self("5.1", "idle: CONTINUATION", [Bytes.continuation()], .connectionError([.protocol])),
    ]

    private static let halfClosed = [
        Self(
            "5.1", "half-closed: WINDOW_UPDATE",
            [
                Bytes.settings([(4, 0)]), .waitForSettings(2), Bytes.request(),
                Bytes.window(1, on: 1),
            ], .data(1)),
        Self(
            "5.1", "half-closed: PRIORITY",
            [
                Bytes.settings([(4, 0)]), .waitForSettings(2), Bytes.request(), Bytes.priority(),
                Bytes.window(1, on: 1),
            ], .data(1)),
        Self(
            "5.1", "half-closed: RST_STREAM", [Bytes.request(), Bytes.reset(), Bytes.ping],
            .pingOrEnd),
        Self(
            "5.1", "half-closed: DATA", [Bytes.request(), Bytes.data()],
            .streamError([.streamClosed])),
        Self(
            "5.1", "half-closed: HEADERS", [Bytes.request(), Bytes.request()],
            .streamError([.streamClosed])),
        Self(
            "5.1", "half-closed: CONTINUATION", [Bytes.request(), Bytes.continuation()],
            .streamError([.streamClosed, .protocol])),
        Self(
            "6.1", "half-closed: DATA after DATA", [Bytes.open(), Bytes.data(), Bytes.data()],
            .streamError([.streamClosed])),
    ]

    private static let closed = [
        Self(
            "5.1", "closed: PRIORITY",
            [Bytes.request(), .waitForEnd(of: 1), Bytes.priority(), Bytes.ping], .ping),
        Self(
            "5.1", "closed: DATA", [Bytes.request(), .waitForEnd(of: 1), Bytes.data()],
            .streamError([.streamClosed])),
        Self(
            "5.1", "closed: HEADERS", [Bytes.request(), .waitForEnd(of: 1), Bytes.request()],
            .connectionError([.streamClosed])),
        Self(
            "5.1", "closed: CONTINUATION",
            [Bytes.request(), .waitForEnd(of: 1), Bytes.continuation()],
            .connectionError([.streamClosed, .protocol])),
        Self(
            "6.4", "reset: PING of the connection", [Bytes.open(), Bytes.reset(), Bytes.ping], .ping
        ),
        Self(
            "7", "reset with an unknown code", [Bytes.open(), Bytes.reset(code: 0xFF), Bytes.ping],
            .pingOrEnd),
        Self(
            "5.1", "reset: DATA", [Bytes.open(), Bytes.reset(), Bytes.data()],
            .streamError([.streamClosed])),
        Self(
            "5.1", "reset: HEADERS", [Bytes.open(), Bytes.reset(), Bytes.request()],
            .streamError([.streamClosed])),
        Self(
            "5.1", "reset: CONTINUATION", [Bytes.open(), Bytes.reset(), Bytes.continuation()],
            .streamError([.streamClosed, .protocol])),
    ]

    private static let identifiers = [
        Self("5.1.1", "an even stream", [Bytes.request(on: 2)], .connectionError([.protocol])),
        Self(
            "5.1.1", "a stream below an earlier one",
            [Bytes.request(on: 5), Bytes.request(on: 3), Bytes.ping],
            .connectionError([.protocol]),
            but: Difference(
                answer: .ping,
                reason:
                    "nghttp2 ignores the frame: it forgets closed streams, and cannot tell this "
                    + "one from a late frame of theirs")),
        Self(
            "5.1.2", "a stream beyond the limit", [.exceedStreams],
            .streamError([.protocol, .refused])),
        Self("6.1", "DATA on the connection", [Bytes.data(on: 0)], .connectionError([.protocol])),
        Self(
            "6.2", "HEADERS on the connection", [Bytes.request(on: 0)],
            .connectionError([.protocol])),
        Self(
            "6.3", "PRIORITY on the connection", [Bytes.priority(of: 0)],
            .connectionError([.protocol])),
        Self(
            "6.4", "RST_STREAM on the connection", [Bytes.reset(0)], .connectionError([.protocol])),
    ]

    private static let priorities = [
        Self(
            "6.3", "the least weight", [Bytes.priority(weight: 0), Bytes.request()], .answer(on: 1)),
        Self(
            "6.3", "the largest weight", [Bytes.priority(weight: 255), Bytes.request()],
            .answer(on: 1)),
        Self(
            "6.3", "a dependency", [Bytes.priority(of: 3, after: 1, weight: 0), Bytes.request()],
            .answer(on: 1)),
        Self(
            "6.3", "an exclusive dependency",
            [Bytes.priority(weight: 0, isExclusive: true), Bytes.request()], .answer(on: 1)),
        Self(
            "6.3", "a priority of a later stream", [Bytes.priority(of: 3), Bytes.request()],
            .answer(on: 1)),
        Self(
            "6.3", "a PRIORITY of four bytes",
            [Bytes.request(), .send(FrameBytes.frame(2, on: 1, Bytes.number(1 << 31 | 1)))],
            .streamError([.frameSize])),
        Self(
            "6.4", "a RST_STREAM of three bytes",
            [Bytes.open(), .send(FrameBytes.frame(3, on: 1, [0, 0, 0]))],
            .connectionError([.frameSize])),
        Self("5.3.1", "HEADERS that depend on themselves", [selfish], .streamError([.protocol])),
        Self(
            "5.3.1", "PRIORITY that depends on itself", [Bytes.priority(of: 1, after: 1)],
            .streamError([.protocol])),
    ]

    private static let selfish = Bytes.headers(
        Bytes.dependency(on: 1, 255) + Bytes.fields(Bytes.get),
        flags: Bytes.endStream | Bytes.endHeaders | Bytes.priority)

    private static let bodies = [
        Self("6.1", "DATA", [Bytes.open(), Bytes.data()], .answer(on: 1)),
        Self(
            "6.1", "DATA in two frames", [Bytes.open(), Bytes.data(flags: 0), Bytes.data()],
            .answer(on: 1)),
        Self(
            "6.1", "padded DATA",
            [
                Bytes.open(),
                .send(
                    FrameBytes.frame(
                        0, flags: Bytes.endStream | Bytes.padded, on: 1,
                        [5] + Array("test".utf8) + [0, 0, 0, 0, 0])),
            ], .answer(on: 1)),
        Self(
            "6.1", "DATA with more padding than content",
            [
                Bytes.open(also: [("content-length", "4")]),
                .send(
                    FrameBytes.frame(
                        0, flags: Bytes.endStream | Bytes.padded, on: 1, [6] + Array("test".utf8))),
            ], .connectionError([.protocol])),
    ]

    private static let blocks = [
        Self("6.2", "HEADERS", [Bytes.request()], .answer(on: 1)),
        Self(
            "6.2", "padded HEADERS",
            [
                Bytes.headers(
                    [8] + Bytes.fields(Bytes.get) + Array(repeating: 0, count: 8),
                    flags: Bytes.endStream | Bytes.endHeaders | Bytes.padded)
            ], .answer(on: 1)),
        Self(
            "6.2", "HEADERS with a priority",
            [
                Bytes.headers(
                    Bytes.dependency(on: 0, 255) + Bytes.fields(Bytes.get),
                    flags: Bytes.endStream | Bytes.endHeaders | Bytes.priority)
            ], .answer(on: 1)),
        Self(
            "6.2", "HEADERS with more padding than content",
            [
                Bytes.headers(
                    [UInt8(Bytes.fields(Bytes.get).count + 2)] + Bytes.fields(Bytes.get),
                    flags: Bytes.endStream | Bytes.endHeaders | Bytes.padded)
            ], .connectionError([.protocol])),
        Self("6.10", "CONTINUATION", [half(), Bytes.continuation()], .answer(on: 1)),
        Self(
            "6.10", "two CONTINUATION frames",
            [half(), Bytes.continuation(flags: 0), Bytes.continuation()],
            .answer(on: 1)),
        Self(
            "6.10", "two CONTINUATION frames with more fields than the settings allow",
            [half(), Bytes.continuation(long, flags: 0), Bytes.continuation(long)],
            .answer(on: 1),
            but: Difference(
                answer: .streamError([.calm]),
                reason: "the gateway takes 8,000 bytes of fields, as Apple's service does, and its "
                    + "settings say so")),
        Self(
            "6.10", "fields that are cut within a name",
            [
                Bytes.headers(Array(Bytes.fields(Bytes.get).prefix(5)), flags: Bytes.endStream),
                Bytes.continuation(Array(Bytes.fields(Bytes.get).dropFirst(5))),
            ], .answer(on: 1)),
        Self(
            "6.10", "DATA after a CONTINUATION frame that is not the last",
            [half(), Bytes.continuation(flags: 0), Bytes.data()], .connectionError([.protocol])),
        Self(
            "6.10", "CONTINUATION on the connection", [half(), Bytes.continuation(on: 0)],
            .connectionError([.protocol])),
        Self(
            "6.10", "CONTINUATION after the last HEADERS", [Bytes.open(), Bytes.continuation()],
            .connectionError([.protocol])),
        Self(
            "6.10", "CONTINUATION after the last CONTINUATION",
            [half(flags: 0), Bytes.continuation(), Bytes.continuation()],
            .connectionError([.protocol])),
        Self(
            "6.10", "CONTINUATION after DATA",
            [Bytes.open(), Bytes.data(flags: 0), Bytes.continuation(flags: 0)],
            .connectionError([.protocol])),
        Self(
            "4.3", "PRIORITY among header fields",
            [half(), Bytes.priority(), Bytes.continuation()],
            .connectionError([.protocol])),
        Self(
            "6.2", "HEADERS of another stream among header fields",
            [half(), Bytes.request(on: 3), Bytes.continuation()], .connectionError([.protocol])),
    ]

    /// A field of half the bytes that all fields of a request may have.
    private static let long =
        [0, 6] + Array("x-long".utf8) + [0x7F, 0xA1, 0x1E] + Array(repeating: 0x78, count: 4000)

    /// HEADERS whose other fields are to come.
    private static func half(flags: UInt8 = Bytes.endStream) -> Step {
        Bytes.headers(Bytes.fields(Bytes.get), flags: flags)
    }
}
