import Foundation
import FoundationXML
import HandsetFixtures
import HandsetTestSupport
import Testing

/// Packets as a page of HTML.
@Suite struct PacketPageTests {
    private static func page(_ bytes: [UInt8], source: String? = nil) throws -> XMLElement {
        var parser = PacketParser()
        var (page, text) = (PacketPage(), "")
        page.begin(into: &text)
        for event in parser.feed(bytes) + parser.finish() {
            page.write(event, source: source, into: &text)
        }
        page.end(into: &text)
        let body = text.components(separatedBy: "<main>").last ?? ""
        return try #require(
            try XMLDocument(
                xmlString: "<main>"
                    + body.replacing("</html>\n", with: "").replacing("<br>", with: "")
            ).rootElement())
    }

    private static func texts(_ element: XMLElement, _ path: String) throws -> [String] {
        try element.nodes(forXPath: path).map { $0.stringValue ?? "" }
    }

    private static func packet(_ payload: String, priority: UInt8 = 10) -> [UInt8] {
        let items: [(UInt8, [UInt8])] = [
            (1, [UInt8](repeating: 0xAB, count: 32)), (2, Array(payload.utf8)), (5, [priority]),
        ]
        let frame = items.flatMap { number, bytes in
            [number, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes
        }
        return [2, 0, 0, UInt8(frame.count >> 8), UInt8(frame.count & 0xFF)] + frame
    }

    @Test("All bytes of a notification are laid out by their fields")
    func fields() throws {
        let bytes = Self.packet(#"{"aps":{}}"#)
        let page = try Self.page(bytes)
        let hex = try Self.texts(page, "//td[@class='bytes']").joined()
            .replacing(" ", with: "")
        #expect(hex == bytes.map { String(format: "%02x", Int($0)) }.joined())
        #expect(
            try Self.texts(page, "//td[@class='meaning']").suffix(3) == [
                "item 5: priority", "item length 1", "priority 10: at once",
            ])
        #expect(try Self.texts(page, "//tr[@class='payload']/td[3]") == [#"payload {"aps":{}}"#])
        #expect(try Self.texts(page, "//header/*") == ["1 notification", "no faults"])
        #expect(try Self.texts(page, "//h3") == ["Notification at offset 0 no faults"])
    }

    @Test("A fault stands below the field that it is in, whose byte is marked")
    func fault() throws {
        let page = try Self.page(Self.packet(#"{"aps":{}}"#, priority: 7))
        #expect(try Self.texts(page, "//mark") == ["07"])
        let fault = try #require(try Self.texts(page, "//tr[last()]/td[@colspan='3']").first)
        #expect(fault.contains("priority: the priority is 7"))
        #expect(try Self.texts(page, "//header/p") == ["1 error"])
    }

    @Test("Damage and skipped bytes have their places, and streams their names")
    func damage() throws {
        let page = try Self.page(
            Self.packet(#"{"aps":{}}"#) + Array("{\"aps\":1}".utf8), source: "<a>.bin")
        #expect(try Self.texts(page, "//h2") == ["<a>.bin"])
        #expect(try Self.texts(page, "//h3").last == "Damage at offset 57")
        #expect(try Self.texts(page, "//header/p") == ["1 error, 9 bytes skipped"])
    }

    @Test("A hostile payload is neither markup nor a control")
    func hostile() throws {
        let page = try Self.page(Self.packet("{\"aps\":\"</td><b>\u{1B}\u{202E}\"}"))
        let text = try #require(try Self.texts(page, "//tr[@class='payload']/td[3]").first)
        #expect(text.contains("</td><b>") && !text.contains("\u{1B}"))
        #expect(!text.contains("\u{202E}"))
    }
}
