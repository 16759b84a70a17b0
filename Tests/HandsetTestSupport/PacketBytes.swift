internal import Handset
public import HandsetFixtures

/// Notifications of the binary provider protocol as bytes, written from Apple's tables and apart from
/// the library, to hold it against.
public enum PacketBytes {
    /// The token of the facts that are tested.
    public static let token: [UInt8] = [
        0xDC, 0x67, 0xB5, 0x6C, 0xEB, 0x5D, 0xD9, 0xF9, 0x78, 0x2C, 0x37, 0xFD, 0xCF, 0xDC, 0xCA,
        0x87, 0x3B, 0x7B, 0xC7, 0x7C, 0x3B, 0x09, 0x0A, 0xC4, 0xC5, 0x38, 0xE0, 0x07, 0xA2, 0xF2,
        0x3A, 0x24,
    ]

    /// The low bytes of a number, the highest first.
    public static func number(_ number: Int, _ byteCount: Int) -> [UInt8] {
        (0..<byteCount).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// A notification of command 0, with lengths of its own if they are given.
    public static func simple(
        _ payload: String, token: [UInt8] = token, tokenLength: Int? = nil, length: Int? = nil
    ) -> [UInt8] {
        [0] + number(tokenLength ?? token.count, 2) + token
            + number(length ?? payload.utf8.count, 2) + Array(payload.utf8)
    }

    /// A notification of command 1.
    public static func enhanced(
        _ payload: String, identifier: Int = 0x0102_0304, expiration: Int = 0, length: Int? = nil
    ) -> [UInt8] {
        [1] + number(identifier, 4) + number(expiration, 4) + simple(payload, length: length)[1...]
    }

    /// An item of command 2.
    public static func item(_ item: Int, _ data: [UInt8], length: Int? = nil) -> [UInt8] {
        [UInt8(truncatingIfNeeded: item)] + number(length ?? data.count, 2) + data
    }

    /// A notification of command 2.
    public static func framed(_ items: [[UInt8]], length: Int? = nil) -> [UInt8] {
        let frame = items.flatMap { $0 }
        return [2] + number(length ?? frame.count, 4) + frame
    }

    /// A notification of command 2 with all five items.
    public static func framed(_ payload: String) -> [UInt8] {
        framed([
            item(1, token), item(2, Array(payload.utf8)), item(3, [1, 2, 3, 4]),
            item(4, [0, 0, 0, 0]), item(5, [10]),
        ])
    }

    /// A notification as it should be on the wire.
    public static func bytes(of notification: ProviderNotification) -> [UInt8] {
        let token = notification.token
        let payload = notification.payload
        let unframed = number(token.count, 2) + token + number(payload.count, 2) + payload
        let identifier = notification.identifier.map { number(Int($0), 4) }
        let expiration = notification.expiration.map { number(Int($0), 4) }
        switch notification.command {
        case .simple: return [0] + unframed
        case .enhanced: return [1] + (identifier ?? []) + (expiration ?? []) + unframed
        case .framed:
            return framed(
                [item(1, token), item(2, payload)]
                    + (identifier.map { [item(3, $0)] } ?? [])
                    + (expiration.map { [item(4, $0)] } ?? [])
                    + (notification.priority.map { [item(5, [$0])] } ?? []))
        }
    }
}
