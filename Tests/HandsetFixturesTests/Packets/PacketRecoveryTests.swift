import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// Good notifications behind a bad one are found.
@Suite struct PacketRecoveryTests {
    private static let payload = Array(#"{"aps":{"badge":1}}"#.utf8)
    private static let token = DeviceToken.sample.bytes

    private static func packet(
        _ command: PacketCommand, broken: BrokenPacketKind? = nil, payload: [UInt8] = payload
    ) throws -> [UInt8] {
        try PacketEncoder(broken: broken, keepsLimits: false).encode(
            ProviderNotification(
                command: command, token: token, payload: payload,
                identifier: command == .simple ? nil : 7,
                expiration: command == .simple ? nil : 0))
    }

    private func payloads(in stream: [UInt8], slice: Int) -> (good: Int, findings: [String]) {
        var parser = PacketParser()
        var events: [PacketEvent] = []
        for start in stride(from: 0, to: stream.count, by: slice) {
            events += parser.feed(stream[start..<min(start + slice, stream.count)])
        }
        events += parser.finish()
        var good = 0
        var findings: [String] = []
        for event in events {
            switch event {
            case .notification(let unpacked) where unpacked.notification.payload == Self.payload:
                good += 1
            case .damage(let fault): findings.append(fault.finding)
            default: break
            }
        }
        return (good, findings)
    }

    @Test(
        "After a wrong token length every notification is found",
        arguments: [PacketCommand.simple, .enhanced], [1, 7, 10_000])
    func tokenLength(command: PacketCommand, slice: Int) throws {
        let good = try Self.packet(command)
        let bad = try Self.packet(command, broken: .wrongTokenLength)
        let stream = bad + Array(repeating: good, count: 100).flatMap { $0 }
        let (count, findings) = payloads(in: stream, slice: slice)
        #expect(count == 100)
        #expect(
            findings == [
                "the token length says 64, but no payload begins after that many bytes; the token "
                    + "seems to have 32"
            ])
    }

    @Test(
        "After a cut payload every notification is found",
        arguments: [PacketCommand.simple, .enhanced], [1, 5, 15])
    func cut(command: PacketCommand, missing: Int) throws {
        let good = try Self.packet(command)
        let stream =
            good.dropLast(missing) + Array(repeating: good, count: 100).flatMap { $0 }
        for slice in [1, 64, 100_000] {
            let (count, findings) = payloads(in: Array(stream), slice: slice)
            #expect(count == 100)
            #expect(
                findings == [
                    "the payload is cut: another notification begins \(missing) "
                        + "bytes before the length says"
                ])
        }
    }

    @Test("After a long payload that is cut short every notification is found")
    func longCut() throws {
        let long = Array(#"{"text":"\#(String(repeating: "x", count: 2_000))"}"#.utf8)
        let bad = try Self.packet(.simple, payload: long).dropLast(1_500)
        let stream = bad + Array(repeating: try Self.packet(.simple), count: 100).flatMap { $0 }
        #expect(payloads(in: Array(stream), slice: 100).good == 100)
    }
}
