import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// What is said of each way in which a stream is wrong, and that what follows is read all the same.
@Suite struct PacketFaultTests {
    struct Damage: CustomTestStringConvertible, Sendable {
        let name: String
        let bytes: [UInt8]
        let messages: [String]
        var testDescription: String { name }
    }

    static let badge = PacketParserTests.badge
    static let korean = #"{"aps":{"alert":"안녕하세요","badge":1}}"#
    static let long = #"{"aps":{"alert":""# + String(repeating: "x", count: 270) + #""}}"#
    static let token = PacketBytes.item(1, PacketBytes.token)
    static let payload = PacketBytes.item(2, Array(badge.utf8))

    static let damages: [Damage] = [
        Damage(
            name: "The length counts characters",
            bytes: PacketBytes.simple(korean, length: korean.count),
            messages: [
                "35: error: payload-cut: the payload ends inside its JSON after 35 bytes",
                "35: error: length-in-characters: the length says 35, but the JSON ends 10 bytes "
                    + "later: the sender counted characters, not UTF-8 bytes",
            ]),
        Damage(
            name: "The length of an item counts characters, and so does the frame's",
            bytes: PacketBytes.framed(
                [
                    token, PacketBytes.item(2, Array(korean.utf8), length: korean.count),
                    PacketBytes.item(3, [1, 2, 3, 4]),
                ], length: 35 + 3 + korean.count + 7),
            messages: [
                "41: error: length-in-characters: the length says 35, but the JSON ends 10 bytes "
                    + "later: the sender counted characters, not UTF-8 bytes"
            ]),
        Damage(
            name: "The length of an item counts characters, but the frame's is right",
            bytes: PacketBytes.framed([
                token, PacketBytes.item(2, Array(korean.utf8), length: korean.count),
                PacketBytes.item(3, [1, 2, 3, 4]),
            ]),
            messages: [
                "41: error: length-in-characters: the length says 35, but the JSON ends 10 bytes "
                    + "later: the sender counted characters, not UTF-8 bytes"
            ]),
        Damage(
            name: "The high byte of the length is always 0",
            bytes: PacketBytes.enhanced(long, length: long.utf8.count & 0xFF),
            messages: [
                "43: error: payload-cut: the payload ends inside its JSON after 34 bytes",
                "43: error: length-one-byte: the length says 34, but the JSON ends 256 bytes later: "
                    + "the sender wrote only the low byte of 290, and 0 before it",
            ]),
        Damage(
            name: "The length is too small",
            bytes: PacketBytes.simple(badge, length: 18),
            messages: [
                "35: error: payload-cut: the payload ends inside its JSON after 18 bytes",
                "35: error: payload-length: the length says 18, but the JSON ends 1 byte later: the "
                    + "sender counted something else",
            ]),
        Damage(
            name: "The length takes a part of the next notification",
            bytes: PacketBytes.simple(badge, length: 24),
            messages: [
                "35: error: payload-length: the length says 24, but the JSON ends 5 bytes earlier: "
                    + "the sender counted something else"
            ]),
        Damage(
            name: "The token length has its low byte first",
            bytes: PacketBytes.simple(badge, tokenLength: 0x2000),
            messages: [
                "1: error: little-endian: the token length says 8192: the sender wrote 32 with the "
                    + "low byte first (little-endian)"
            ]),
        Damage(
            name: "The payload length has its low byte first",
            bytes: PacketBytes.simple(badge, length: 0x1300),
            messages: [
                "35: error: little-endian: the length says 4864, but the JSON ends 4845 bytes "
                    + "earlier: the sender wrote the low byte first (little-endian)"
            ]),
        Damage(
            name: "The frame length has its low byte first",
            bytes: PacketBytes.framed([token, payload], length: 0x3900_0000),
            messages: [
                "1: error: little-endian: the frame length says 956301312: the sender wrote 57 with "
                    + "the low byte first (little-endian)"
            ]),
        Damage(
            name: "An item length has its low byte first",
            bytes: PacketBytes.framed([
                token, PacketBytes.item(2, Array(badge.utf8), length: 0x1300),
            ]),
            messages: [
                "41: error: little-endian: the length of item 2 says 4864: the sender wrote 19 with "
                    + "the low byte first (little-endian)"
            ]),
        Damage(
            name: "The frame is shorter than its items",
            bytes: PacketBytes.framed([token, payload], length: 50),
            messages: [
                "41: error: item-beyond-frame: the length of item 2 says 19, but the frame has 12 "
                    + "more bytes"
            ]),
        Damage(
            name: "The frame ends inside an item's head",
            bytes: PacketBytes.framed([token, payload], length: 37),
            messages: [
                "40: error: item-beyond-frame: the frame ends inside the number and length of an item"
            ]),
        Damage(
            name: "The frame is longer than may be",
            bytes: PacketBytes.framed([token, payload], length: 0x7700_0001),
            messages: [
                "1: error: frame-length: the length makes a notification of 1996488710 bytes; 131099 "
                    + "are allowed"
            ]),
        Damage(
            name: "There are too many items",
            bytes: PacketBytes.framed(
                [token, payload] + Array(repeating: PacketBytes.item(2, []), count: 15)),
            messages: [
                "104: error: too-many-items: the frame has more than 16 items; there are five "
                    + "different ones"
            ]),
        Damage(
            name: "The command is unknown",
            bytes: [3],
            messages: [
                "0: error: unknown-command: the byte 0x03 stands where a command (0, 1 or 2) should"
            ]),
        Damage(
            name: "The JSON stands alone",
            bytes: Array(badge.utf8),
            messages: [
                "0: error: unknown-command: the byte 0x7b stands where a command (0, 1 or 2) should: "
                    + "this is JSON without the binary protocol around it"
            ]),
        Damage(
            name: "The bytes are hex text",
            bytes: Array("0000".utf8),
            messages: [
                "0: error: unknown-command: the byte 0x30 stands where a command (0, 1 or 2) should, "
                    + "the character 0: hex text has to be converted to bytes"
            ]),
        Damage(
            name: "The bytes are base64 text",
            bytes: Array("AgAA".utf8),
            messages: [
                "0: error: unknown-command: the byte 0x41 stands where a command (0, 1 or 2) should, "
                    + "the character A: base64 text has to be converted to bytes, as by base64 -d"
            ]),
        Damage(
            name: "The token has no bytes",
            bytes: PacketBytes.simple(badge, token: []),
            messages: [
                "1: error: token-length: the token length says 0; tokens have from 1 to 100 bytes"
            ]),
        Damage(
            name: "The token is too long",
            bytes: PacketBytes.simple(badge, token: Array(repeating: 7, count: 101)),
            messages: [
                "1: error: token-length: the token length says 101; tokens have from 1 to 100 bytes"
            ]),
    ]

    @Test("Damage is reported, and the next notification is read", arguments: damages)
    func damage(damage: Damage) {
        let next = PacketBytes.enhanced(Self.badge)
        let run = ParserRun(damage.bytes + next)
        #expect(run.messages == damage.messages)
        #expect(run.notifications.last?.offset == damage.bytes.count)
        #expect(run.accountedByteCount == damage.bytes.count + next.count)
    }

    @Test("A fault inside a notification is reported with it", arguments: faults)
    func fault(damage: Damage) {
        let next = PacketBytes.enhanced(Self.badge)
        for recovery in [PacketParser.Recovery.resynchronise, .stop] {
            let run = ParserRun(damage.bytes + next, PacketParser(recovery: recovery))
            #expect(run.messages == damage.messages)
            #expect(run.notifications.map(\.offset) == [0, damage.bytes.count])
            #expect(run.events.count == 2)
        }
    }

    @Test("Every kind of fault is shown here")
    func kinds() {
        let shown = (Self.damages + Self.faults).flatMap(\.messages).joined()
        for kind in PacketFault.Kind.allCases where kind != .truncated {
            #expect(shown.contains(": \(kind): "), "\(kind)")
        }
    }

    @Test("A stream that ends inside a notification is cut")
    func truncated() {
        let whole = PacketBytes.simple(Self.badge)
        let run = ParserRun(whole + PacketBytes.enhanced(Self.badge).dropLast(5))
        #expect(
            run.messages == [
                "115: error: truncated: the stream ends inside the notification that begins at 56: "
                    + "59 of 64 bytes are there"
            ])
        #expect(run.events.last == .skipped(56..<115))
        #expect(
            ParserRun([1, 2, 3]).messages == [
                "3: error: truncated: the stream ends inside the notification that begins at 0: 3 of "
                    + "at least 11 bytes are there"
            ])
    }

    @Test("The end of the JSON shows a length that is too large at the end of the stream")
    func tooLargeAtEnd() {
        #expect(
            ParserRun(PacketBytes.simple(Self.badge, length: 30)).messages == [
                "35: error: payload-length: the length says 30, but the JSON ends 11 bytes earlier: "
                    + "the sender counted something else"
            ])
    }

    @Test("The payload on one line has its own bytes unless they contain line ends")
    func payloadLine() throws {
        for (payload, line) in [
            (#"{ "aps" : {} }"#, #"{ "aps" : {} }"#),
            ("{\n  \"aps\": {\"alert\": \"a b\"}\n}\n", #"{"aps":{"alert":"a b"}}"#),
        ] {
            let unpacked = try #require(
                ParserRun(PacketBytes.simple(payload)).notifications.first)
            #expect(unpacked.payloadLine == Array(line.utf8))
        }
        let cut = try #require(ParserRun(PacketBytes.simple(#"{"aps":"#)).notifications.first)
        #expect(cut.payloadLine == nil)
    }
}
