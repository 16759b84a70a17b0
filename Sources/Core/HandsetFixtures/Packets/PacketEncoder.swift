internal import Handset

/// An encoder of notifications for the binary provider protocol.
///
/// The items of command 2 come in the order of their numbers: token, payload, identifier, expiration,
/// priority. An item that the notification does not have is left out. Command 1 always has an identifier
/// and an expiration; a missing one is written as 0.
///
/// ```swift
/// let packet = try PacketEncoder().encode(
///     ProviderNotification(command: .simple, token: [0xAB], payload: Array("{}".utf8)))
/// print(packet)
/// // [0, 0, 1, 171, 0, 2, 123, 125]
/// ```
public struct PacketEncoder: Hashable, Sendable {
    /// The mistake to make on purpose; `nil` for none.
    public var broken: BrokenPacketKind?
    /// True to reject everything that Apple's texts do not allow.
    ///
    /// A length that does not fit into two bytes is always rejected.
    public var keepsLimits: Bool

    /// Creates an encoder.
    ///
    /// - Parameters:
    ///   - broken: The mistake to make on purpose. If `nil`, none.
    ///   - keepsLimits: True to reject everything that Apple's texts do not allow.
    public init(broken: BrokenPacketKind? = nil, keepsLimits: Bool = true) {
        self.broken = broken
        self.keepsLimits = keepsLimits
    }

    /// Encodes a notification.
    ///
    /// - Parameter notification: The notification.
    /// - Returns: The bytes of the packet, from the command on.
    /// - Throws: ``PacketEncoderError`` if the notification exceeds a limit, or the command does not have
    ///   one of its fields or cannot contain the mistake.
    public func encode(
        _ notification: ProviderNotification
    ) throws(PacketEncoderError) -> [UInt8] {
        try check(notification)
        let command = notification.command
        var packet = [broken == .unknownCommand ? 3 : command.rawValue]
        let tokenLength = try length(ofToken: notification.token)
        let payloadLength = try length(ofPayload: notification.payload)
        switch command {
        case .simple, .enhanced:
            if command == .enhanced {
                packet.appendBigEndian(notification.identifier ?? 0)
                packet.appendBigEndian(notification.expiration ?? 0)
            }
            packet.appendBigEndian(tokenLength)
            packet += notification.token
            packet.appendBigEndian(payloadLength)
            packet += notification.payload
        case .framed:
            var items: [UInt8] = []
            items.appendItem(1, length: tokenLength, notification.token)
            items.appendItem(2, length: payloadLength, notification.payload)
            if let identifier = notification.identifier {
                items.appendItem(3, length: 4, identifier.bigEndianBytes)
            }
            if let expiration = notification.expiration {
                items.appendItem(4, length: 4, expiration.bigEndianBytes)
            }
            if let priority = notification.priority {
                items.appendItem(5, length: 1, [priority])
            }
            if broken == .itemsTwice { items += items }
            packet.appendBigEndian(UInt32(items.count))
            packet += items
        }
        if broken == .truncated {
            packet.removeLast(packet.count - Self.middleOfPayload(in: notification))
        }
        return packet
    }

    private func check(_ notification: ProviderNotification) throws(PacketEncoderError) {
        let command = notification.command
        if let broken, !broken.commands.contains(command) {
            throw .kindNotInCommand(broken, command)
        }
        for field in notification.fields where !command.fields.contains(field) {
            throw .fieldNotInCommand(field, command)
        }
        guard keepsLimits else { return }
        guard DeviceToken.byteCounts.contains(notification.token.count) else {
            throw .tokenSize(notification.token.count)
        }
        guard command.payloadByteCounts.contains(notification.payload.count) else {
            throw .payloadSize(notification.payload.count, command)
        }
        if let priority = notification.priority, priority != 5, priority != 10 {
            throw .priority(priority)
        }
    }

    // MARK: - Lengths, right and wrong

    private func length(ofToken token: [UInt8]) throws(PacketEncoderError) -> UInt16 {
        let right = try written(token.count)
        return switch broken {
        case .wrongTokenLength: try written(2 * token.count)
        case .lengthOneByte: right & 0xFF
        default: right
        }
    }

    private func length(ofPayload payload: [UInt8]) throws(PacketEncoderError) -> UInt16 {
        let right = try written(payload.count)
        return switch broken {
        case .lengthInCharacters:
            UInt16(clamping: String(decoding: payload, as: UTF8.self).utf16.count)
        case .lengthOneByte: right & 0xFF
        default: right
        }
    }

    private func written(_ length: Int) throws(PacketEncoderError) -> UInt16 {
        guard let written = UInt16(exactly: length) else { throw .lengthTooLarge(length) }
        return written
    }

    private static func middleOfPayload(in notification: ProviderNotification) -> Int {
        let before =
            switch notification.command {
            case .simple: 5
            case .enhanced: 13
            case .framed: 11
            }
        return before + notification.token.count + notification.payload.count / 2
    }
}

extension ProviderNotification {
    /// The fields in addition to token and payload.
    fileprivate var fields: [PacketCommand.Field] {
        (identifier == nil ? [] : [.identifier]) + (expiration == nil ? [] : [.expiration])
            + (priority == nil ? [] : [.priority])
    }
}

extension [UInt8] {
    fileprivate mutating func appendItem(_ number: UInt8, length: UInt16, _ data: [UInt8]) {
        append(number)
        appendBigEndian(length)
        append(contentsOf: data)
    }
}
