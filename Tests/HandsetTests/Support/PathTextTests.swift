import Handset
import Testing

/// Paths that are not UTF-8.
@Suite struct PathTextTests {
    @Test(
        "Every path is turned into a text and back",
        arguments: [
            [], Array("a/ä/😀.json".utf8), [0x80], [0xFF, 0xFE, 0x2F, 0x61], [0xC3, 0x28],
            [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80],
            Array("\u{10FF80}\u{10FFFF}\u{10FFFE}x".utf8), Array(0x80...0xFF), Array(1...0x7F),
        ])
    func roundTrip(bytes: [UInt8]) {
        #expect(PathText.bytes(of: PathText.text(of: bytes)) == bytes)
    }

    @Test("Different paths have different texts")
    func different() {
        let byte: [UInt8] = [0x80]
        let scalar = PathText.text(of: byte)
        #expect(PathText.text(of: Array(scalar.utf8)) != scalar)
    }

    @Test("Bytes that are not text are shown as replacement characters")
    func shown() {
        #expect(PathText.shown(PathText.text(of: [0x61, 0xFF, 0x62])) == "a\u{FFFD}b")
        #expect(PathText.shown("ä😀") == "ä😀")
    }
}
