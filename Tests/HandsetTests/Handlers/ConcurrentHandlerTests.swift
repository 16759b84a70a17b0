import Handset
import HandsetTestSupport
import Testing

/// Many payloads at once, with a handler that fails now and then.
@Suite struct ConcurrentHandlerTests {
    private static let payloadCount = Sweep.choose(sampled: 1_000, exhaustive: 10_000)

    /// Says that the handler has failed.
    private struct Failure: Error, CustomStringConvertible {
        let session: String
        var description: String { "no luck with \(session)" }
    }

    /// A number that looks random and depends on nothing but the session.
    private static func number(of session: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in session.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash >> 32
    }

    private static func fails(_ session: String) -> Bool { number(of: session) % 5 == 0 }

    /// The records of all payloads, in their order.
    private func records(workers count: Int) async throws -> [[UInt8]] {
        let router = SessionRouter(
            handler: ClosureHandler { route in
                let session = route.match.session
                // So that handlers end in another order than they began.
                for _ in 0..<(Self.number(of: session) % 7) { await Task.yield() }
                if Self.fails(session) { throw Failure(session: session) }
            })
        let next = Guarded(0)
        let records = Guarded([Int: [UInt8]]())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<count {
                group.addTask {
                    let app = PhoneGapApp(router: router)
                    while true {
                        let number = next.withLock { next in
                            next += 1
                            return next
                        }
                        guard number <= Self.payloadCount else { return }
                        let payload = try Payload(
                            json: #"{"aps":{"session":"s\#(number)"}}"#)
                        let reception = try await ReceivingApp(
                            router: router, scenario: .ofTheApp
                        ).receive(payload, pushType: nil, by: app)
                        let record = PayloadRecord(
                            reception, try PayloadHazards(of: payload), maximumHazardCount: .max,
                            showsScenario: false)
                        records.withLock { $0[number] = record.json }
                    }
                }
            }
            try await group.waitForAll()
        }
        return records.value.sorted { $0.key < $1.key }.map(\.value)
    }

    @Test("Many payloads on four workers come out the same every time, each once")
    func sameEveryTime() async throws {
        let alone = try await records(workers: 1)
        #expect(alone.count == Self.payloadCount)
        let failed = alone.count {
            String(decoding: $0, as: UTF8.self).contains(#""status":"failed""#)
        }
        let expected = (1...Self.payloadCount).count { Self.fails("s\($0)") }
        #expect(failed == expected)
        // A fifth, more or less.
        #expect((15...25).contains(failed * 100 / Self.payloadCount))
        for _ in 0..<2 { #expect(try await records(workers: 4) == alone) }
    }
}
