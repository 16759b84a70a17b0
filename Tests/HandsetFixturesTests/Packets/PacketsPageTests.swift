import Foundation
import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// The tables and the examples of the page of packets in the documentation.
@Suite struct PacketsPageTests {
    private static let page = Result {
        String(
            decoding: try Repository.bytes(
                of: "Sources/Core/Handset/Handset.docc/Packets.md"), as: UTF8.self)
    }

    @Test("The page has the limit of every command")
    func limits() throws {
        let page = try Self.page.get()
        for command in PacketCommand.allCases {
            let limit = command.payloadByteCounts.upperBound
            let source = command.payloadLimitSource
            #expect(page.contains("\n| \(command.rawValue) | \(limit) bytes | \(source) |\n"))
        }
    }

    @Test("The page has the length of a packet with each command")
    func lengths() throws {
        let page = try Self.page.get()
        for command in PacketCommand.allCases {
            var notification = ProviderNotification(
                command: command, token: PacketBytes.token,
                payload: Array(#"{"aps":{"badge":1}}"#.utf8))
            if command.fields.contains(.identifier) { notification.identifier = 1 }
            if command.fields.contains(.expiration) { notification.expiration = 1 }
            if command.fields.contains(.priority) { notification.priority = 10 }
            let count = try PacketEncoder().encode(notification).count
            #expect(page.contains("**Command \(command.rawValue), \(command).** \(count) bytes "))
        }
    }

    @Test("Each mistake has a section with its packet", arguments: BrokenPacketKind.allCases)
    func section(kind: BrokenPacketKind) throws {
        let sections = try Self.page.get().split(separator: "\n### ")
        let section = try #require(sections.first { $0.hasPrefix("\(kind)\n") })
        let commands = kind.commands.map { "\($0.rawValue)" }.joined(separator: ", ")
        #expect(section.contains("\n*With command* \(commands): `\(try Self.sample(of: kind))`"))
    }

    @Test("The page lists every status with Apple's words")
    func statuses() throws {
        let page = try Self.page.get()
        for status in BinaryStatus.allCases {
            #expect(page.contains("\n| \(status.code) | \(status) |\n"))
        }
    }

    @Test("Identifiers are small letters and hyphens, and each is one mistake's")
    func identifiers() {
        let identifiers = BrokenPacketKind.allCases.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
        for identifier in identifiers {
            #expect(identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(identifier)")
            #expect(BrokenPacketKind(identifier: identifier)?.identifier == identifier)
        }
        #expect(BrokenPacketKind(identifier: "none") == nil)
    }

    @Test(
        "The meaning and the answer of every mistake are sentences",
        arguments: BrokenPacketKind.allCases)
    func sentences(kind: BrokenPacketKind) {
        #expect(kind.meaning.hasSuffix("."))
        #expect(kind.answer.hasSuffix("."))
        #expect(!kind.commands.isEmpty)
    }

    /// The bytes of a small packet with a mistake.
    private static func sample(of kind: BrokenPacketKind) throws -> String {
        let payload =
            kind == .lengthOneByte
            ? "{" + String(repeating: " ", count: 254) + "}" : #"{"a":"안녕"}"#
        let packet = try PacketEncoder(broken: kind).encode(
            ProviderNotification(
                command: kind.commands[0], token: [0xAB, 0xCD], payload: Array(payload.utf8)))
        let shown = packet.prefix(40).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return shown.joined(separator: " ") + (packet.count > 40 ? " …" : "")
    }
}
