import HandsetGateway

/// The lines on standard error about notifications that do not reach the app: so many for each
/// connection, so that a flood does not hide what else is written.
struct UndeliveredLines {
    /// How many lines a connection gets.
    static let limit = 20

    private var counts: [Int: Int] = [:]

    /// The line for an arrival, or `nil` if its connection had all of its lines.
    mutating func line(for arrival: Arrival) -> String? {
        let notification = arrival.notification
        counts[notification.connection, default: 0] += 1
        let count = counts[notification.connection] ?? 0
        guard count <= Self.limit else { return nil }
        return
            "handset: notification \(notification.number) of connection \(notification.connection) "
            + arrival.fate.words
            + (count == Self.limit ? "; more like it on this connection are only counted" : "")
    }

    /// The lines about those that had none.
    var rest: [String] {
        counts.filter { $0.value > Self.limit }.sorted { $0.key < $1.key }.map {
            "handset: connection \($0.key): \($0.value - Self.limit) more are counted only"
        }
    }
}
