import HandsetFixtures

/// Frames of HTTP/2, most of which are as they should be.
struct FrameSequence {
    /// The preface and the settings of a sender.
    static let beginning = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + frame(4, 0, 0, [])

    /// The bytes of the sequence.
    private(set) var bytes = beginning
    private var stream: UInt32 = 1
    private var generator: FixtureGenerator

    /// Makes a sequence of frames.
    init(seed: UInt64) {
        generator = FixtureGenerator(seed: seed)
        for _ in 0..<Int.random(in: 1...40, using: &generator) { add() }
    }

    /// Returns a request that is in order.
    static func request(on stream: UInt32) -> [UInt8] {
        request(on: stream, payload: Array(#"{"aps":{"session":"1"}}"#.utf8))
    }

    /// Returns a request that is in order, with a payload of its own.
    static func request(on stream: UInt32, payload: [UInt8]) -> [UInt8] {
        frame(1, 4, stream, fields()) + frame(0, 1, stream, payload)
    }

    /// Returns a request that is in order, to a token of its own.
    static func request(on stream: UInt32, token: [UInt8]) -> [UInt8] {
        let digits = token.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return frame(1, 4, stream, fields(token: digits))
            + frame(0, 1, stream, Array("{}".utf8))
    }

    private mutating func add() {
        switch Int.random(in: 0..<16, using: &generator) {
        case 0..<6:
            bytes += Self.request(on: stream)
            stream += 2
        case 6:
            // The body comes in pieces, with padding.
            bytes += Self.frame(1, 4, stream, Self.fields())
            for _ in 0..<Int.random(in: 0...5, using: &generator) {
                bytes += Self.frame(0, 8, stream, [3, 0x7B, 0, 0, 0])
            }
            bytes += Self.frame(0, 1, stream, [])
            stream += 2
        case 7: bytes += Self.frame(6, number(below: 2), 0, random(8))
        case 8: bytes += Self.frame(8, 0, someStream, [0, 0] + random(2))
        case 9: bytes += Self.frame(3, 0, someStream, [0, 0, 0, number(below: 14)])
        case 10: bytes += Self.frame(2, 0, someStream, random(5))
        case 11:
            bytes += Self.frame(
                4, 0, 0, [0, number(below: 8)] + [0, number(below: 2)] + random(2))
        case 12:
            // The header block in two frames.
            let fields = Self.fields()
            let half = Int.random(in: 0...fields.count, using: &generator)
            bytes += Self.frame(1, 1, stream, Array(fields[..<half]))
            bytes += Self.frame(9, 4, stream, Array(fields[half...]))
            stream += 2
        case 13: bytes += Self.frame(7, 0, 0, [0, 0, 0, number(below: 9), 0, 0, 0, 0])
        case 14: bytes += Self.frame(number(below: 255), number(below: 255), someStream, random(9))
        default: bytes += Self.frame(1, 5, stream, random(40))
        }
    }

    private var someStream: UInt32 {
        mutating get { UInt32.random(in: 0...stream + 2, using: &generator) }
    }

    private mutating func number(below end: UInt8) -> UInt8 {
        UInt8.random(in: 0..<end, using: &generator)
    }

    private mutating func random(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    /// Returns the header fields of a request, without compression (RFC 7541, section 6.2.2).
    static func fields(
        token: String = String(repeating: "ab", count: 32), more: [(String, String)] = []
    ) -> [UInt8] {
        fields(
            method: "POST", path: "/3/device/" + token,
            more: [("apns-topic", "com.example.app")] + more)
    }

    /// Returns the header fields of a request to a path of its own.
    static func fields(
        method: String, path: String, more: [(String, String)]
    ) -> [UInt8] {
        // `:scheme: http` stands in the static table, and so do the names of three others.
        [0x02] + text(method) + [0x86] + [0x01] + text("localhost") + [0x04] + text(path)
            + more.flatMap { [0x00] + text($0.0) + text($0.1) }
    }

    /// Returns a text without compression, after its length (RFC 7541, sections 5.1 and 5.2).
    private static func text(_ text: String) -> [UInt8] {
        var length: [UInt8] = []
        var rest = text.utf8.count
        if rest < 127 {
            length = [UInt8(rest)]
        } else {
            rest -= 127
            length = [127]
            while rest >= 128 {
                length.append(UInt8(rest % 128) | 0x80)
                rest /= 128
            }
            length.append(UInt8(rest))
        }
        return length + Array(text.utf8)
    }

    /// Returns a frame.
    static func frame(
        _ type: UInt8, _ flags: UInt8, _ stream: UInt32, _ content: [UInt8]
    ) -> [UInt8] {
        let count = content.count
        return [0, UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)]
            + [type, flags]
            + (0..<4).map { UInt8(truncatingIfNeeded: stream >> (24 - 8 * UInt32($0))) } + content
    }
}
