import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@Suite struct PacketEncoderTests {
    private static let token = Array(repeating: UInt8(0xA5), count: 32)
    private static let badge = Array(#"{"aps":{"badge":1}}"#.utf8)

    private func packet(
        _ command: PacketCommand, token: [UInt8] = token, payload: [UInt8] = badge,
        identifier: UInt32? = nil, expiration: UInt32? = nil, priority: UInt8? = nil,
        keepsLimits: Bool = true
    ) throws(PacketEncoderError) -> [UInt8] {
        try PacketEncoder(keepsLimits: keepsLimits).encode(
            ProviderNotification(
                command: command, token: token, payload: payload, identifier: identifier,
                expiration: expiration, priority: priority))
    }

    @Test("A simple packet is the command, and token and payload with their lengths")
    func simple() throws {
        let packet = try packet(.simple)
        #expect(packet.count == 56)
        #expect(packet == [0, 0, 32] + Self.token + [0, 19] + Self.badge)
    }

    @Test("An enhanced packet has identifier and expiration before them")
    func enhanced() throws {
        let packet = try packet(.enhanced, identifier: 0x0102_0304, expiration: 0x0506_0708)
        #expect(packet.count == 64)
        #expect(
            packet == [1, 1, 2, 3, 4, 5, 6, 7, 8, 0, 32] + Self.token + [0, 19] + Self.badge)
    }

    @Test("A missing field of an enhanced packet is 0")
    func enhancedDefaults() throws {
        let packet = try packet(.enhanced)
        #expect(packet.prefix(11) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32])
    }

    @Test("A framed packet has its items in the order of their numbers")
    func framed() throws {
        let packet = try packet(.framed, identifier: 0x0102_0304, expiration: 0, priority: 10)
        #expect(packet.count == 80)
        #expect(packet.prefix(8) == [2, 0, 0, 0, 0x4B, 1, 0, 32])
        #expect(packet[8..<40] == Self.token[...])
        #expect(packet[40..<62] == ([2, 0, 19] + Self.badge)[...])
        #expect(
            packet[62...] == [3, 0, 4, 1, 2, 3, 4, 4, 0, 4, 0, 0, 0, 0, 5, 0, 1, 0x0A])
    }

    @Test("A framed packet leaves out missing fields")
    func framedDefaults() throws {
        let packet = try packet(.framed)
        #expect(packet == [2, 0, 0, 0, 57, 1, 0, 32] + Self.token + [2, 0, 19] + Self.badge)
    }

    @Test("Lengths count the bytes of UTF-8")
    func korean() throws {
        let packet = try packet(.simple, token: [1], payload: Array(#"{"a":"안녕"}"#.utf8))
        #expect(packet.prefix(6) == [0, 0, 1, 1, 0, 14])
        #expect(packet.count == 6 + 14)
    }

    @Test("A payload is at most as large as its command allows")
    func payloadLimits() throws {
        for (command, limit) in [(PacketCommand.simple, 256), (.enhanced, 256), (.framed, 2048)] {
            let largest = Array(repeating: UInt8(0x20), count: limit)
            #expect(try packet(command, payload: largest).count > limit)
            #expect(throws: PacketEncoderError.payloadSize(limit + 1, command)) {
                try packet(command, payload: largest + [0x20])
            }
            #expect(throws: PacketEncoderError.payloadSize(0, command)) {
                try packet(command, payload: [])
            }
            #expect(
                try packet(command, payload: largest + [0x20], keepsLimits: false).count
                    > limit + 1)
        }
    }

    @Test("A token has from 1 to 100 bytes", arguments: PacketCommand.allCases)
    func tokenLimits(command: PacketCommand) throws {
        for count in [1, 100] {
            #expect(try !packet(command, token: Array(repeating: 7, count: count)).isEmpty)
        }
        for count in [0, 101] {
            let token = Array(repeating: UInt8(7), count: count)
            #expect(throws: PacketEncoderError.tokenSize(count)) {
                try packet(command, token: token)
            }
            #expect(try !packet(command, token: token, keepsLimits: false).isEmpty)
        }
    }

    @Test("A priority is 5 or 10")
    func priorities() throws {
        for priority: UInt8 in [5, 10] {
            #expect(try packet(.framed, priority: priority).last == priority)
        }
        for priority: UInt8 in [0, 4, 6, 9, 11, 255] {
            #expect(throws: PacketEncoderError.priority(priority)) {
                try packet(.framed, priority: priority)
            }
            #expect(
                try packet(.framed, priority: priority, keepsLimits: false).last == priority)
        }
    }

    @Test("A length beyond two bytes is rejected even without limits")
    func hardLimits() throws {
        let largest = Array(repeating: UInt8(0x20), count: 65_535)
        for command in PacketCommand.allCases {
            #expect(try packet(command, payload: largest, keepsLimits: false).count > 65_535)
            #expect(throws: PacketEncoderError.lengthTooLarge(65_536)) {
                try packet(command, payload: largest + [0x20], keepsLimits: false)
            }
            #expect(throws: PacketEncoderError.lengthTooLarge(65_536)) {
                try packet(command, token: largest + [0x20], keepsLimits: false)
            }
        }
    }

    @Test("A field that the command does not have is rejected, with and without limits")
    func fields() {
        for keepsLimits in [true, false] {
            #expect(throws: PacketEncoderError.fieldNotInCommand(.identifier, .simple)) {
                try packet(.simple, identifier: 1, keepsLimits: keepsLimits)
            }
            #expect(throws: PacketEncoderError.fieldNotInCommand(.expiration, .simple)) {
                try packet(.simple, expiration: 1, keepsLimits: keepsLimits)
            }
            #expect(throws: PacketEncoderError.fieldNotInCommand(.priority, .enhanced)) {
                try packet(.enhanced, priority: 10, keepsLimits: keepsLimits)
            }
        }
    }

    @Test("Errors name the limit and its source")
    func messages() {
        #expect(
            "\(PacketEncoderError.payloadSize(257, .enhanced))"
                == "the payload has 257 bytes; Apple's Legacy Notification Format says at most 256 "
                + "for command 1")
        #expect(
            "\(PacketEncoderError.payloadSize(1, .framed))".contains(
                "1 byte; Apple's Binary Provider API says at most 2048 for command 2"))
        #expect(
            "\(PacketEncoderError.tokenSize(101))".contains(
                "101 bytes; Apple's Binary Provider API says from 1 to 100 bytes"))
        #expect(
            "\(PacketEncoderError.fieldNotInCommand(.identifier, .simple))"
                == "command 0 has no field for an identifier; use command 1 or 2")
    }

    @Test("An error response has six bytes with every status", arguments: BinaryStatus.allCases)
    func errorResponse(status: BinaryStatus) {
        let response = GatewayErrorResponse(status: status, identifier: 0x0102_0304)
        #expect(response.bytes == [8, status.code, 1, 2, 3, 4])
    }

    @Test("A feedback record has 38 bytes for a token of 32")
    func feedback() {
        let record = FeedbackRecord(time: 0x0102_0304, token: Self.token)
        #expect(record.bytes == [1, 2, 3, 4, 0, 32] + Self.token)
        #expect(record.bytes.count == 38)
        let long = FeedbackRecord(time: 0, token: Array(repeating: 1, count: 70_000))
        #expect(long.bytes.count == 6 + 65_535)
    }
}
