import HandsetFuzzTargets
import HandsetTestSupport
import Testing

@testable import Handset
@testable import HandsetFixtures

/// What a parser tells that is asked for no more than a gateway needs.
@Suite struct PacketDetailTests {
    private static func parser(
        _ detail: PacketParser.Detail, _ recovery: PacketParser.Recovery = .stop
    ) -> PacketParser {
        PacketParser(maximumFrameByteCount: 5000, recovery: recovery, detail: detail)
    }

    /// Notifications, right and wrong ones.
    private static let streams: [[UInt8]] =
        [
            PacketBytes.simple(#"{"aps":{}}"#) + PacketBytes.framed(#"{"aps":{}}"#),
            PacketBytes.enhanced(#"{"aps":{}} "#), PacketBytes.enhanced(#"{"aps":{}} {}"#),
            PacketBytes.enhanced("{\"aps\":{}}\0"), PacketBytes.enhanced("{\"aps\":{}}\0x"),
            PacketBytes.enhanced("{'aps':{}}"), PacketBytes.enhanced("]{}"),
            PacketBytes.enhanced("\u{1}{}"), PacketBytes.enhanced("{\u{1}}"),
            PacketBytes.enhanced(#"{"aps":{"#), PacketBytes.enhanced(""),
            PacketBytes.simple("{}", token: [1, 2]),
            PacketBytes.simple("{}", token: Array(String(repeating: "a", count: 64).utf8)),
            PacketBytes.simple("{}", token: []), PacketBytes.simple("{}", length: 4),
            PacketBytes.enhanced(#"{"a":""# + String(repeating: "x", count: 300) + #""}"#),
            PacketBytes.enhanced(#"{"a":""# + String(repeating: "x", count: 3000) + #""}"#),
            PacketBytes.framed([]), PacketBytes.framed([PacketBytes.item(5, [7])]),
            PacketBytes.framed([PacketBytes.item(9, []), PacketBytes.item(1, [])]),
            PacketBytes.framed([PacketBytes.item(3, [0, 0, 0, 9]), [1, 2]]),
            PacketBytes.framed([], length: 70_000), [3], [8, 8, 0, 0, 0, 1],
        ]

    /// What the detail leaves out, taken out.
    private static func reduced(_ event: PacketEvent) -> PacketEvent {
        guard case .notification(var unpacked) = event else { return event }
        unpacked.fields = []
        unpacked.faults.removeAll { $0.status == nil }
        return .notification(unpacked)
    }

    @Test(
        "A stream has the same notifications with less detail",
        arguments: [PacketParser.Recovery.stop, .resynchronise])
    func reduced(recovery: PacketParser.Recovery) {
        for stream in Self.streams {
            let whole = ParserRun(stream, Self.parser(.everything, recovery))
            let reduced = ParserRun(stream, Self.parser(.answers, recovery))
            #expect(reduced.events == whole.events.map(Self.reduced), "\(stream)")
        }
    }

    @Test(
        "A changed stream has the same notifications with less detail",
        arguments: [PacketParser.Recovery.stop, .resynchronise])
    func mutated(recovery: PacketParser.Recovery) {
        var generator = FixtureGenerator(seed: 23)
        for stream in Self.streams where stream.count < 200 {
            for _ in 0..<12 {
                var changed = stream + stream
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    changed[Int.random(in: 0..<changed.count, using: &generator)] =
                        [0, 1, 2, 32, 123, 125, 34, 93, 0xFF].randomElement(using: &generator) ?? 0
                }
                let whole = ParserRun(changed, Self.parser(.everything, recovery))
                let reduced = ParserRun(changed, Self.parser(.answers, recovery)) {
                    Int.random(in: 1...40, using: &generator)
                }
                #expect(reduced.events == whole.events.map(Self.reduced), "\(changed)")
            }
        }
    }

    @Test("The command and the identifier of a lost notification are known")
    func head() {
        let cases: [([UInt8], PacketHead)] = [
            (PacketBytes.simple("{}", token: []), PacketHead(command: .simple, identifier: nil)),
            (
                [1, 0, 0, 0, 7] + PacketBytes.number(0, 6),
                PacketHead(command: .enhanced, identifier: 7)
            ),
            (
                PacketBytes.framed([PacketBytes.item(3, [0, 0, 0, 9]), [1, 2]]),
                PacketHead(command: .framed, identifier: 9)
            ),
            (
                PacketBytes.framed([[1, 2], PacketBytes.item(3, [0, 0, 0, 9])]),
                PacketHead(command: .framed, identifier: nil)
            ),
            ([3], PacketHead(command: nil, identifier: nil)),
        ]
        for (stream, head) in cases {
            var parser = Self.parser(.answers)
            _ = parser.feed(PacketBytes.simple("{}") + stream)
            #expect(parser.isLost)
            #expect(parser.lostHead == head, "\(stream)")
        }
    }

    @Test("Slices larger than any notification are read to their end")
    func largeSlices() {
        let one = PacketBytes.enhanced(#"{"aps":{"badge":1}}"#)
        let stream = (0..<1500).flatMap { _ in one } + one.dropLast()
        var parser = Self.parser(.answers)
        let events = parser.feed(stream)
        #expect(events.count == 1500)
        #expect(parser.heldByteCount == one.count - 1)
        #expect(parser.feed([UInt8(ascii: "}")]).count == 1)
    }
}
