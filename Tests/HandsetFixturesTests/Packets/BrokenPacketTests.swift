import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@Suite struct BrokenPacketTests {
    private func packet(
        _ kind: BrokenPacketKind?, _ command: PacketCommand, token: [UInt8] = [0xA5, 0xA6],
        _ payload: String, keepsLimits: Bool = true
    ) throws -> [UInt8] {
        try PacketEncoder(broken: kind, keepsLimits: keepsLimits).encode(
            ProviderNotification(command: command, token: token, payload: Array(payload.utf8)))
    }

    @Test("The length counts UTF-16 units, and the frame is as long as it is")
    func lengthInCharacters() throws {
        let payload = #"{"a":"안녕👋"}"#
        let bytes = Array(payload.utf8)
        #expect(bytes.count == 18)
        #expect(
            try packet(.lengthInCharacters, .simple, payload) == [0, 0, 2, 0xA5, 0xA6, 0, 12]
                + bytes)
        #expect(
            try packet(.lengthInCharacters, .enhanced, payload)
                == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0xA5, 0xA6, 0, 12] + bytes)
        #expect(
            try packet(.lengthInCharacters, .framed, payload)
                == [2, 0, 0, 0, 26, 1, 0, 2, 0xA5, 0xA6, 2, 0, 12] + bytes)
    }

    @Test("In ASCII a count of characters is right", arguments: PacketCommand.allCases)
    func lengthInCharactersOfASCII(command: PacketCommand) throws {
        #expect(try packet(.lengthInCharacters, command, "{}") == packet(nil, command, "{}"))
    }

    @Test("The high byte of the payload's length is 0")
    func lengthOneByte() throws {
        for (count, length) in [(255, 255), (256, 0), (300, 44)] {
            let payload = String(repeating: " ", count: count)
            let packet = try packet(.lengthOneByte, .framed, payload)
            #expect(packet[10..<13] == [2, 0, UInt8(length)])
            #expect(packet.count == 13 + count)
        }
    }

    @Test("The high byte of the token's length is 0 without limits")
    func lengthOneByteOfToken() throws {
        let token = Array(repeating: UInt8(1), count: 257)
        let packet = try packet(
            .lengthOneByte, .simple, token: token, "{}", keepsLimits: false)
        #expect(packet.prefix(3) == [0, 0, 1])
        #expect(packet.count == 3 + 257 + 2 + 2)
    }

    @Test(
        "A packet ends in the middle of its payload",
        arguments: zip(PacketCommand.allCases, [7, 15, 13]))
    func truncated(command: PacketCommand, head: Int) throws {
        let whole = try packet(nil, command, #"{"aps":{}}"#)
        let packet = try packet(.truncated, command, #"{"aps":{}}"#)
        #expect(packet == Array(whole.prefix(head + 5)))
        #expect(packet.suffix(5) == Array(#"{"aps"#.utf8)[...])
    }

    @Test("A truncated frame keeps its length, and loses the items after the payload")
    func truncatedFrame() throws {
        var notification = ProviderNotification(
            command: .framed, token: [1], payload: Array("{}".utf8), identifier: 1, priority: 5)
        notification.expiration = 2
        let whole = try PacketEncoder().encode(notification)
        let packet = try PacketEncoder(broken: .truncated).encode(notification)
        #expect(packet == Array(whole.prefix(13)))
    }

    @Test(
        "The token's length counts hex digits",
        arguments: zip(PacketCommand.allCases, [2, 10, 7]))
    func wrongTokenLength(command: PacketCommand, offset: Int) throws {
        var expected = try packet(nil, command, "{}")
        expected[offset] = 4
        #expect(try packet(.wrongTokenLength, command, "{}") == expected)
    }

    @Test("The first byte is not a command", arguments: PacketCommand.allCases)
    func unknownCommand(command: PacketCommand) throws {
        var expected = try packet(nil, command, "{}")
        expected[0] = 3
        #expect(try packet(.unknownCommand, command, "{}") == expected)
    }

    @Test("Each item occurs twice in one frame")
    func itemsTwice() throws {
        let items: [UInt8] = [1, 0, 2, 0xA5, 0xA6, 2, 0, 2, 0x7B, 0x7D]
        #expect(try packet(.itemsTwice, .framed, "{}") == [2, 0, 0, 0, 20] + items + items)
    }

    @Test("A mistake is rejected with a command that cannot contain it")
    func wrongCommand() {
        for kind in BrokenPacketKind.allCases {
            for command in PacketCommand.allCases where !kind.commands.contains(command) {
                #expect(throws: PacketEncoderError.kindNotInCommand(kind, command)) {
                    try packet(kind, command, "{}")
                }
            }
        }
        #expect(throws: PacketEncoderError.kindNotInCommand(.itemsTwice, .simple)) {
            try packet(.itemsTwice, .simple, "{}")
        }
    }

    @Test("No mistake traps on bytes that are not text, or on an empty payload", .exhaustive)
    func anyBytes() {
        for kind in BrokenPacketKind.allCases {
            for command in kind.commands {
                for count in [0, 1, 3, 32_768, 65_535, 65_536] {
                    let bytes = Array(repeating: UInt8(0xFF), count: count)
                    _ = try? PacketEncoder(broken: kind, keepsLimits: false).encode(
                        ProviderNotification(command: command, token: bytes, payload: bytes))
                }
            }
        }
    }
}
