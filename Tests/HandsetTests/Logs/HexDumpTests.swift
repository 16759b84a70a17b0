import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

/// Hex dumps with columns.
@Suite struct HexDumpTests {
    private static let json = #"{"aps":{"alert":"ready","badge":1},"order":7}"#

    private static func hex(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    private static func padded(_ number: Int, _ radix: Int, _ count: Int) -> String {
        let text = String(number, radix: radix)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// Writes a dump of bytes as hexdump -C does, with the words of other tools.
    static func dump(
        _ bytes: [UInt8], columns: Int = 16, offset: (Int) -> String = { padded($0, 16, 8) },
        group: Int = 1,
        gap: String = "  ", characters: (String) -> String = { "  |\($0)|" }
    ) -> String {
        stride(from: 0, to: bytes.count, by: columns).map { start in
            let part = bytes[start..<min(bytes.count, start + columns)]
            let groups = stride(from: part.startIndex, to: part.endIndex, by: group).map { first in
                part[first..<min(part.endIndex, first + group)].map(hex).joined()
            }
            let halves = [groups.prefix(8), groups.dropFirst(8)].filter { !$0.isEmpty }
            let text = halves.map { $0.joined(separator: " ") }.joined(separator: gap)
            let shown = String(
                decoding: part.map { (32..<127).contains($0) ? $0 : 46 }, as: UTF8.self)
            return offset(start) + text + characters(shown) + "\n"
        }
        .joined()
    }

    private static let dumps: [String] = {
        let bytes = Array(json.utf8)
        let frame = Array(0..<37) + bytes
        return [bytes, frame, Array("POST /3/device/3f9a\r\n\r\n".utf8) + bytes + [0, 255]].flatMap
        { bytes in
            [
                dump(bytes, offset: { padded($0, 16, 8) + "  " }),
                dump(
                    bytes, offset: { padded($0, 16, 8) + ": " }, group: 2, gap: " ",
                    characters: { "  \($0)" }),
                dump(
                    bytes, offset: { "\t0x" + padded($0, 16, 4) + ":  " }, group: 2, gap: " ",
                    characters: { "  \($0)" }),
                dump(bytes, offset: { padded($0, 8, 7) + " " }, gap: " ", characters: { _ in "" }),
                dump(
                    bytes, offset: { padded($0, 16, 6) + " " }, gap: " ",
                    characters: { "  >\($0)<" }),
                dump(bytes, offset: { padded($0, 16, 4) + "  " }, characters: { "   \($0)" }),
                dump(
                    bytes, columns: 8, offset: { padded($0, 16, 8) + ": " },
                    characters: { "  \($0)" }),
                dump(bytes, offset: { padded($0, 16, 8) + "  " }).uppercased(),
            ]
        }
    }()

    @Test("The dumps of hexdump, xxd, tcpdump, od and Wireshark are read", arguments: dumps)
    func tools(dump: String) throws {
        let prefixed = dump.split(separator: "\n").map {
            "2026-03-02 10:11:12.000 push[12:34] \($0)\n"
        }.joined()
        let tagged = dump.split(separator: "\n").map { "I/Push ( 12): \($0)\n" }.joined()
        for log in [
            dump, "DATA\n" + dump + "next\n", prefixed, tagged, dump.replacing("\n", with: "\r\n"),
        ] {
            let run = LogRun(log)
            #expect(run.payloads == [Self.json], "\(log)\n\(run.lines)")
            #expect(run.found.first?.form == .data && run.found.first?.grade == .exact)
        }
    }

    @Test("Words of a little-endian machine are turned round")
    func words() {
        let run = LogRun(
            "0000000 227b 7061 2273 7b3a 6122 656c 7472 3a22\n0000020 7822 7d22 007d\n0000025\n")
        #expect(run.payloads == [#"{"aps":{"alert":"x"}}"#], "\(run.lines)")
    }

    @Test("A dump that ends too early, or misses lines, is refused")
    func cut() {
        let lines = Self.dump(Array(Self.json.utf8), offset: { Self.padded($0, 16, 8) + "  " })
            .split(separator: "\n")
        for log in [lines.prefix(2), lines.prefix(1) + lines.suffix(1)] {
            let run = LogRun(log.joined(separator: "\n") + "\n")
            #expect(
                run.found.isEmpty && run.refusals.map(\.cause) == [.unfinishedDump], "\(run.lines)")
            #expect(run.refusals.first?.place.line == 1)
        }
    }

    @Test("The groups of NSData are no dump")
    func data() throws {
        let found = try #require(
            LogRun("x <7b226170 73223a7b 22616c65 7274223a 2278227d 7d>\n").found.first)
        #expect(found.grade == .exact && found.payload["aps"]?["alert"]?.string == "x")
        #expect(LogRun("x 7b226170 73223a7b 22616c65 7274223a 2278227d 7d\n").lines == [])
    }

    @Test("Other dumps and numbers are passed over")
    func others() {
        #expect(
            LogRun("00000000  7b 22 61 22 3a 31 7d  |{\"a\":1}|\n2026 7b 22 61\n7b7b 7b7b 7b7b\n")
                .lines == [])
    }
}
