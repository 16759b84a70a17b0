import HandsetFixtures

/// Records of TLS from a client that never finishes its handshake.
struct HandshakeSequence {
    /// The bytes of the sequence.
    private(set) var bytes: [UInt8] = []

    /// Makes one to three records, the first of which is a ClientHello.
    init(seed: UInt64) {
        var generator = FixtureGenerator(seed: seed)
        var hello = Self.hello(using: &generator)
        if Int.random(in: 0..<3, using: &generator) == 0 {
            Damage.damage(&hello, using: &generator)
        }
        if Int.random(in: 0..<4, using: &generator) == 0 {
            // Each byte in a record of its own.
            for byte in hello { bytes += Self.record(22, [byte]) }
        } else {
            bytes += Self.record(22, hello)
        }
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes += Self.record(22, Self.hello(using: &generator))
            case 1: bytes += Self.record(20, [1])
            case 2: bytes += Self.record(21, Self.random(2, using: &generator))
            case 3: bytes += Self.record(23, Self.random(200, using: &generator))
            case 4: bytes += Self.record(22, [20, 0, 0, 32] + Self.random(32, using: &generator))
            default: bytes += Self.record(22, [16, 0x7F, 0xFF, 0xFF])
            }
        }
    }

    /// Returns a ClientHello of TLS 1.2 or 1.3 (RFC 8446, section 4.1.2).
    private static func hello(using generator: inout FixtureGenerator) -> [UInt8] {
        var extensions = extended(0, counted(2, [0] + counted(2, Array("localhost".utf8))))
        extensions += extended(10, counted(2, [0, 29, 0, 23]))
        extensions += extended(13, counted(2, [4, 3, 8, 4, 4, 1]))
        extensions += extended(16, counted(2, counted(1, Array("h2".utf8))))
        if Bool.random(using: &generator) {
            extensions += extended(43, counted(1, [3, 4, 3, 3]))
            extensions += extended(
                51, counted(2, [0, 29] + counted(2, random(32, using: &generator))))
        }
        let body =
            [3, 3] + random(32, using: &generator) + counted(1, random(32, using: &generator))
            + counted(2, [19, 1, 19, 2, 19, 3, 192, 43, 192, 47, 192, 48]) + [1, 0]
            + counted(2, extensions)
        return [1] + counted(3, body)
    }

    private static func record(_ type: UInt8, _ content: [UInt8]) -> [UInt8] {
        [type, 3, 1] + counted(2, content)
    }

    private static func extended(_ type: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0, type] + counted(2, content)
    }

    /// Returns bytes after their count, which has this many bytes.
    private static func counted(_ size: Int, _ bytes: [UInt8]) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * (size - 1 - $0))) } + bytes
    }

    private static func random(_ count: Int, using generator: inout FixtureGenerator) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
}
