internal import Handset

/// The number of an item in a notification of command 2.
enum PacketItem: UInt8 {
    case token = 1
    case payload = 2
    case identifier = 3
    case expiration = 4
    case priority = 5

    var byteCounts: ClosedRange<Int> {
        switch self {
        case .token: DeviceToken.byteCounts
        case .payload: 0...Int(UInt16.max)
        case .identifier, .expiration: 4...4
        case .priority: 1...1
        }
    }

    var field: PacketField.Kind {
        switch self {
        case .token: .token
        case .payload: .payload
        case .identifier: .identifier
        case .expiration: .expiration
        case .priority: .priority
        }
    }
}
