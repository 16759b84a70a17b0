import NIOCore
import NIOHPACK

/// Frames of HTTP/2 as bytes.
enum FrameBytes {
    /// The start of a connection: the preface, and settings without entries.
    static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + frame(4)

    /// The header fields of a request that is in order, which may be repeated on a connection.
    static let requestFields: [UInt8] = {
        var encoder = HPACKEncoder(allocator: ByteBufferAllocator(), maxDynamicTableSize: 0)
        var block = ByteBuffer()
        try? encoder.encode(
            headers: [
                ":method": "POST", ":scheme": "http", ":authority": "localhost",
                ":path": "/3/device/" + String(repeating: "ab", count: 32), "apns-topic": "a.b",
            ], to: &block)
        return Array(buffer: block)
    }()

    /// A frame.
    static func frame(
        _ type: UInt8, flags: UInt8 = 0, on stream: UInt32 = 0, _ content: [UInt8] = []
    ) -> [UInt8] {
        var bytes = ByteBuffer()
        bytes.writeInteger(UInt32(content.count) << 8 | UInt32(type))
        bytes.writeInteger(flags)
        bytes.writeInteger(stream)
        bytes.writeBytes(content)
        return Array(buffer: bytes)
    }

    /// The number in four bytes.
    static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
}
