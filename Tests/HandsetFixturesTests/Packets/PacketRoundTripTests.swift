import Handset
import HandsetFixtures
import Testing

/// What is packed is unpacked to the byte.
@Suite struct PacketRoundTripTests {
    private static let texts = [
        "", "a", "안녕", "👋", "\\u00e9", "\\\"", "{", "}", "\\n", " ", "it's", "[", "é",
    ]

    private static func payload(using generator: inout FixtureGenerator) -> [UInt8] {
        let members = (0..<Int.random(in: 0...6, using: &generator)).map { number in
            let text = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
                texts.randomElement(using: &generator) ?? ""
            }
            return "\"\(number)\": \"\(text.joined())\""
        }
        let blank = [" ", "\n", "\t", ""].randomElement(using: &generator) ?? ""
        return Array("{\(blank)\(members.joined(separator: ",\(blank)"))\(blank)}".utf8)
    }

    @Test(
        "Notifications of any command come out as they went in",
        arguments: 1...20 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var generator = FixtureGenerator(seed: seed)
        var sent: [ProviderNotification] = []
        var stream: [UInt8] = []
        for _ in 0..<50 {
            let command = PacketCommand.allCases.randomElement(using: &generator) ?? .simple
            let isSimple = command == .simple
            let count =
                Bool.random(using: &generator) ? 32 : Int.random(in: 1...100, using: &generator)
            let notification = ProviderNotification(
                command: command,
                token: try DeviceToken(byteCount: count, using: &generator).bytes,
                payload: Self.payload(using: &generator),
                identifier: isSimple ? nil : UInt32.random(in: 0...UInt32.max, using: &generator),
                expiration: isSimple ? nil : UInt32.random(in: 0...UInt32.max, using: &generator),
                priority: command == .framed ? [5, 10].randomElement(using: &generator) : nil)
            sent.append(notification)
            stream += try PacketEncoder(keepsLimits: false).encode(notification)
        }
        var parser = PacketParser()
        var events: [PacketEvent] = []
        var rest = stream[...]
        while !rest.isEmpty {
            let slice = rest.prefix(Int.random(in: 1...200, using: &generator))
            events += parser.feed(slice)
            rest = rest.dropFirst(slice.count)
        }
        events += parser.finish()
        let received = events.map { event -> ProviderNotification? in
            if case .notification(let unpacked) = event { unpacked.notification } else { nil }
        }
        #expect(received == sent)
    }
}
