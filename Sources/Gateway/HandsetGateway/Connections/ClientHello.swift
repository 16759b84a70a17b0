import NIOCore

/// The first message of a TLS handshake, as far as the gateway reads it.
enum ClientHello {
    case incomplete
    /// The message, with the name of the server that the client wants to reach, if it gives one.
    case complete(serverName: String?)

    /// The type of the extension with the server's name (RFC 6066, section 3).
    private static let serverNameType: UInt16 = 0

    /// A message that is damaged, or cut into several records, has no name.
    init(_ bytes: ByteBuffer) {
        var bytes = bytes
        guard let head = bytes.readBytes(length: 3), let count = bytes.readInteger(as: UInt16.self)
        else {
            self = .incomplete
            return
        }
        guard head[0] == 0x16 else {
            self = .complete(serverName: nil)
            return
        }
        guard let record = bytes.readSlice(length: Int(count)) else {
            self = .incomplete
            return
        }
        self = .complete(serverName: Self.serverName(in: record))
    }

    private static func serverName(in record: ByteBuffer) -> String? {
        var message = record
        // Type, length, version and random number.
        message.moveReaderIndex(forwardBy: min(4 + 2 + 32, message.readableBytes))
        guard message.readLengthPrefixedSlice(as: UInt8.self) != nil,
            message.readLengthPrefixedSlice(as: UInt16.self) != nil,
            message.readLengthPrefixedSlice(as: UInt8.self) != nil,
            var extensions = message.readLengthPrefixedSlice(as: UInt16.self)
        else { return nil }
        while let type = extensions.readInteger(as: UInt16.self),
            var value = extensions.readLengthPrefixedSlice(as: UInt16.self)
        {
            guard type == serverNameType else { continue }
            guard var list = value.readLengthPrefixedSlice(as: UInt16.self),
                list.readInteger(as: UInt8.self) == 0,
                let name = list.readLengthPrefixedSlice(as: UInt16.self)
            else { return nil }
            return String(decoding: name.readableBytesView, as: UTF8.self)
        }
        return nil
    }
}
