/// Frames and header fields for the cases of HTTP/2's rules, right ones and wrong ones.
enum ProtocolBytes {
    typealias Step = ProtocolCase.Step

    static let (endStream, endHeaders, padded, priority): (UInt8, UInt8, UInt8, UInt8) = (
        1, 4, 8, 32
    )

    /// The fields of a request without a body, which the gateway answers with an error of its own.
    static let get = [
        (":method", "GET"), (":scheme", "http"), (":path", "/"), (":authority", "localhost"),
    ]

    /// The fields of a request with a body.
    static let post = [(":method", "POST")] + get.dropFirst()

    /// Header fields as HPACK writes them without its tables: each name and value in full.
    static func fields(_ fields: [(String, String)]) -> [UInt8] {
        var block: [UInt8] = []
        for (name, value) in fields {
            block += [0, UInt8(name.utf8.count)] + Array(name.utf8)
            block += [UInt8(value.utf8.count)] + Array(value.utf8)
        }
        return block
    }

    /// A HEADERS frame.
    static func headers(
        _ block: [UInt8], flags: UInt8 = endStream | endHeaders, on stream: UInt32 = 1
    ) -> Step {
        .send(FrameBytes.frame(1, flags: flags, on: stream, block))
    }

    /// A HEADERS frame of a request without a body, with more fields after its own.
    static func request(also extra: [(String, String)] = [], on stream: UInt32 = 1) -> Step {
        headers(fields(get + extra), on: stream)
    }

    /// A HEADERS frame of a request whose body is to come.
    static func open(also extra: [(String, String)] = [], on stream: UInt32 = 1) -> Step {
        headers(fields(post + extra), flags: endHeaders, on: stream)
    }

    static func data(_ text: String = "test", flags: UInt8 = endStream, on stream: UInt32 = 1)
        -> Step
    {
        .send(FrameBytes.frame(0, flags: flags, on: stream, Array(text.utf8)))
    }

    static func priority(
        of stream: UInt32 = 1, after other: UInt32 = 0, weight: UInt8 = 255,
        isExclusive: Bool = false
    ) -> Step {
        .send(FrameBytes.frame(2, on: stream, dependency(on: other, weight, isExclusive)))
    }

    /// The dependency of a stream, as PRIORITY and HEADERS have it.
    static func dependency(on other: UInt32, _ weight: UInt8, _ isExclusive: Bool = false)
        -> [UInt8]
    {
        number(other | (isExclusive ? 1 << 31 : 0)) + [weight]
    }

    static func reset(_ stream: UInt32 = 1, code: UInt32 = 8) -> Step {
        .send(FrameBytes.frame(3, on: stream, number(code)))
    }

    static func settings(_ settings: [(UInt16, UInt32)]) -> Step {
        let content = settings.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] + number($1) }
        return .send(FrameBytes.frame(4, content))
    }

    static let ping: Step = .send(FrameBytes.frame(6, pingContent))
    static let pingContent: [UInt8] = Array("handset.".utf8)
    static let probes = [Array("probe..1".utf8), Array("probe..2".utf8)]

    static func goAway(code: UInt32) -> Step {
        .send(FrameBytes.frame(7, number(0) + number(code)))
    }

    static func window(_ increment: UInt32, on stream: UInt32 = 0) -> Step {
        .send(FrameBytes.frame(8, on: stream, number(increment)))
    }

    static func continuation(
        _ block: [UInt8] = fields([("x-more", "1")]), flags: UInt8 = endHeaders,
        on stream: UInt32 = 1
    ) -> Step {
        .send(FrameBytes.frame(9, flags: flags, on: stream, block))
    }

    /// A frame of a type that no RFC knows.
    static let unknown: Step = .send(FrameBytes.frame(0x16, Array(repeating: 0, count: 8)))

    static func number(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
}
