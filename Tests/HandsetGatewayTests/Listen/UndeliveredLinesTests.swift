import HandsetGateway
import Testing

@testable import HandsetListen

/// The lines about notifications that do not reach the app, and the memory they take.
@Suite struct UndeliveredLinesTests {
    private static func arrival(on connection: Int) -> Arrival {
        Arrival(
            ReceivedNotification(
                connection: connection, providerProtocol: .binary, token: [], payload: []),
            .dropped)
    }

    @Test("A connection has twenty lines, and the others are counted")
    func limit() {
        var lines = UndeliveredLines()
        let shown = (1...25).compactMap { _ in lines.line(for: Self.arrival(on: 7)) }
        #expect(shown.count == 20)
        #expect(shown.last?.hasSuffix("; later ones on this connection are only counted") == true)
        #expect(lines.rest == ["handset: connection 7: 5 more had no line of their own"])
    }

    @Test("Many connections take no more memory than a thousand, and nothing goes uncounted")
    func manyConnections() {
        var lines = UndeliveredLines()
        for connection in 1...5_000 {
            for _ in 0..<21 { _ = lines.line(for: Self.arrival(on: connection)) }
        }
        #expect(lines.connectionCount == UndeliveredLines.connectionLimit)
        let rest = lines.rest
        #expect(rest.count == UndeliveredLines.connectionLimit + 1)
        #expect(rest.first == "handset: connection 3977: 1 more had no line of their own")
        #expect(
            rest.last == "handset: 3976 earlier connections: 3976 more had no line of their own")
    }

    @Test("A connection that is still in use is not forgotten")
    func oldConnection() {
        var lines = UndeliveredLines()
        var shownCount = 0
        for connection in 2...5_000 {
            if lines.line(for: Self.arrival(on: 1)) != nil { shownCount += 1 }
            _ = lines.line(for: Self.arrival(on: connection))
        }
        #expect(shownCount == 20)
    }
}
