/// The first item with each number in a notification of command 2.
struct FramedItems {
    private(set) var token: PacketField?
    private(set) var payload: PacketField?
    private(set) var identifier: PacketField?
    private(set) var expiration: PacketField?
    private(set) var priority: PacketField?

    /// True if an item is unknown, occurs again, or has a wrong length.
    var hasStrangeItem = false
    /// True if there is a token, even of a wrong length.
    var hasToken = false

    /// Keeps an item; returns false if there already is one with its number.
    mutating func take(_ item: PacketItem, _ field: PacketField) -> Bool {
        switch item {
        case .token: Self.keep(field, in: &token)
        case .payload: Self.keep(field, in: &payload)
        case .identifier: Self.keep(field, in: &identifier)
        case .expiration: Self.keep(field, in: &expiration)
        case .priority: Self.keep(field, in: &priority)
        }
    }

    var notification: ProviderNotification {
        ProviderNotification(
            command: .framed, token: token?.bytes ?? [], payload: payload?.bytes ?? [],
            identifier: identifier?.number, expiration: expiration?.number,
            priority: priority?.bytes.first)
    }

    private static func keep(_ field: PacketField, in place: inout PacketField?) -> Bool {
        guard place == nil else { return false }
        place = field
        return true
    }
}
