import HandsetGateway

/// The lines on standard error about notifications that do not reach the app.
///
/// Each connection gets a few, so that a flood does not hide other messages.
struct UndeliveredLines {
    /// The default number of lines for a connection.
    static let defaultLimit = 20
    /// The number of connections that are remembered; of more, the one quiet for longest is forgotten.
    static let connectionLimit = 1024

    private struct Connection {
        var count = 0
        var lastUse = 0
    }

    private let limit: Int
    private var connections: [Int: Connection] = [:]
    private var useCount = 0
    /// The connections that were forgotten with notifications that had no line.
    private var forgotten = (connectionCount: 0, count: 0)

    init(limit: Int = Self.defaultLimit) {
        self.limit = limit
    }

    /// The number of connections that take memory.
    var connectionCount: Int { connections.count }

    /// Returns the line about an arrival, or `nil` if its connection had all its lines.
    mutating func line(for arrival: Arrival) -> String? {
        let notification = arrival.notification
        let count = count(notification.connection)
        guard count <= limit else { return nil }
        return
            "handset: notification \(notification.number) of connection \(notification.connection) "
            + arrival.outcome.words(of: notification.providerProtocol)
            + (count == limit ? "; later ones on this connection are only counted" : "")
    }

    /// Returns the number of undelivered notifications of a connection, with one more.
    private mutating func count(_ number: Int) -> Int {
        if connections[number] == nil, connections.count >= Self.connectionLimit {
            forgetQuietest()
        }
        useCount += 1
        connections[number, default: Connection()].lastUse = useCount
        connections[number, default: Connection()].count += 1
        return connections[number]?.count ?? 0
    }

    private mutating func forgetQuietest() {
        guard let quietest = connections.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
            return
        }
        connections[quietest.key] = nil
        guard quietest.value.count > limit else { return }
        forgotten.connectionCount += 1
        forgotten.count += quietest.value.count - limit
    }

    /// The lines about notifications that had none.
    var rest: [String] {
        var lines = connections.filter { $0.value.count > limit }.sorted { $0.key < $1.key }
            .map {
                "handset: connection \($0.key): \($0.value.count - limit) more had no line of their own"
            }
        if forgotten.count > 0 {
            lines.append(
                "handset: \(forgotten.connectionCount) earlier connections: \(forgotten.count) more "
                    + "had no line of their own")
        }
        return lines
    }
}
