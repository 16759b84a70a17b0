import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// What a parser reads where nothing is wrong.
@Suite struct PacketParserTests {
    static let badge = #"{"aps":{"badge":1}}"#
    static let simplest =
        #"{"aps":{"alert":"This is a message for testing APNs","badge":123,"sound":"default"}}"#

    @Test("The worked sizes are those of Apple's tables")
    func workedSizes() {
        let run = ParserRun(
            PacketBytes.simple(Self.badge) + PacketBytes.enhanced(Self.badge)
                + PacketBytes.framed(Self.badge))
        #expect(run.notifications.map(\.byteCount) == [56, 64, 80])
        #expect(run.notifications.map(\.offset) == [0, 56, 120])
        #expect(
            run.notifications.map(\.notification.identifier) == [nil, 0x0102_0304, 0x0102_0304])
        #expect(run.notifications.map(\.notification.expiration) == [nil, 0, 0])
        #expect(run.notifications.map(\.notification.priority) == [nil, nil, 10])
        #expect(run.notifications.allSatisfy { $0.notification.token == PacketBytes.token })
        #expect(run.messages == [])
        #expect(run.accountedByteCount == 200)
    }

    @Test(
        "Each field is told with its offset and its bytes, and together they are the notification")
    func fields() throws {
        let bytes = PacketBytes.framed(Self.badge)
        let unpacked = try #require(ParserRun(bytes).notifications.first)
        #expect(unpacked.fields.flatMap(\.bytes) == bytes)
        #expect(
            unpacked.fields.map { "\($0.offset) \($0.kind.rawValue)" } == [
                "0 command", "1 frame length", "5 item", "6 item length", "8 token", "40 item",
                "41 item length", "43 payload", "62 item", "63 item length", "65 identifier",
                "69 item", "70 item length", "72 expiration", "76 item", "77 item length",
                "79 priority",
            ])
    }

    @Test("A notification is reported with its last byte, and not before")
    func prompt() {
        for bytes in [
            PacketBytes.simple(Self.simplest), PacketBytes.enhanced(Self.simplest),
            PacketBytes.framed(Self.simplest),
        ] {
            var parser = PacketParser()
            #expect(parser.feed(bytes.dropLast()) == [])
            #expect(parser.feed(bytes.suffix(1)).count == 1)
            #expect(parser.heldByteCount == 0)
            #expect(parser.finish() == [])
        }
    }

    @Test(
        "An encoded notification comes back to the byte, in slices of any size", arguments: 1...40)
    func roundTrip(seed: UInt64) {
        var generator = FixtureGenerator(seed: seed)
        let sent = (0..<25).map { _ in Self.notification(using: &generator) }
        let run = ParserRun(sent.flatMap(PacketBytes.bytes)) {
            Int.random(in: 1...90, using: &generator)
        }
        #expect(run.notifications.map(\.notification) == sent)
        #expect(run.events.count == sent.count)
        #expect(run.notifications.flatMap(\.faults).filter { !$0.isWarning } == [])
    }

    static func notification(using generator: inout FixtureGenerator) -> ProviderNotification {
        let command = PacketCommand.allCases.randomElement(using: &generator) ?? .simple
        let tokenLength = [32, 32, 32, 54, 80].randomElement(using: &generator) ?? 32
        let alphabet = Array("abc 안é👋{}[]0123")
        let alert = String(
            (0..<Int.random(in: 0...300, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator) ?? "a"
            })
        let says = command != .simple
        let isFramed = command == .framed
        return ProviderNotification(
            command: command,
            token: (0..<tokenLength).map { _ in .random(in: 0...255, using: &generator) },
            payload: Array("{\"aps\":{\"alert\":\"\(alert)\"}}".utf8),
            identifier: says ? .random(in: 0...(.max), using: &generator) : nil,
            expiration: says ? .random(in: 0...(.max), using: &generator) : nil,
            priority: isFramed ? [5, 10].randomElement(using: &generator) : nil)
    }

    @Test("An error response is recognised")
    func errorResponse() {
        #expect(
            ParserRun([8, 7, 0, 0, 0, 42]).events == [
                .errorResponse(GatewayErrorResponse(status: .invalidPayloadSize, identifier: 42))
            ])
    }

    @Test("An empty stream has no events, and a parser can be used again")
    func empty() {
        var parser = PacketParser()
        #expect(parser.finish() == [])
        #expect(parser.feed([]) == [])
        #expect(parser.feed(PacketBytes.simple(Self.badge)).count == 1)
    }

    @Test("A parser that stops at damage reads nothing after it, and trusts the lengths before it")
    func stop() {
        let cut = PacketBytes.simple(Self.badge, length: 12)
        var parser = PacketParser(recovery: .stop)
        let events = parser.feed(cut + PacketBytes.simple(Self.badge))
        #expect(events.count == 2)
        #expect(parser.isLost)
        guard case .notification(let unpacked) = events.first, case .damage(let fault) = events.last
        else {
            Issue.record("\(events)")
            return
        }
        #expect(unpacked.notification.payload == Array(#"{"aps":{"bad"#.utf8))
        #expect(fault.offset == 49)
        #expect(fault.kind == .unknownCommand)
        #expect(fault.status == .protocolError)
        #expect(parser.heldByteCount == 0)
        #expect(parser.finish() == [.skipped(49..<112)])
    }

    @Test("The damage that stops a parser is reported at its first byte")
    func stopAtOnce() {
        var parser = PacketParser(recovery: .stop)
        #expect(parser.feed([3]).count == 1)
    }
}
