import Foundation
import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@Suite struct PastedTokenTests {
    @Test("Each text format of any token is repaired", arguments: TokenFormat.allCases)
    func formats(format: TokenFormat) throws {
        var generator = FixtureGenerator(seed: 3)
        for count in DeviceToken.byteCounts where format.isText && count != 20 {
            if format == .elidedDescription, count > 24 { continue }
            let token = try DeviceToken(byteCount: count, using: &generator)
            var text: [UInt8] = []
            format.write(token, into: &text)
            let pasted = try PastedToken(String(decoding: text, as: UTF8.self), byteCount: count)
            #expect(pasted.token == token, "\(String(decoding: text, as: UTF8.self))")
        }
    }

    @Test(
        "Forms that people paste are repaired",
        arguments: [
            "dc67b56c", "DC67B56C", "dc67 b56c", "<dc67b56c>", " \tdc67b56c\r", "dc-67-b5-6c",
            "dc:67:b5:6c", "dc_67_b5_6c", "\"dc67b56c\",", "'dc67b56c';", "@\"dc67b56c\"",
            "0xdc67b56c", "0XDC67B56C", "2026-11-20 23:18:09.823 App[1:2] Device Token=<dc67 b56c>",
            "{length = 4, bytes = 0xdc67b56c}", "Hello... so, Device Token=<dc67b56c>",
            "well... {length = 4, bytes = 0xdc67b56c} done",
            "array<uint8_t, 4>{0xdc, 0x67, 0xb5, 0x6c}", "{length=4,bytes=0xdc67b56c}",
            "Token: {length = 4, bytes = 0xdc67 b56c }", "{0xdc, 0x67, 0xb5, 0x6c}",
            "unsigned char token[4] = { 0xDC, 0x67, 0xB5, 0x6C };", "0xdc 0x67 0xb5 0x6c",
            "[220, 103, 181, 108]", "[-36, 103, -75, 108]", "dc,67,b5,6c", "[0xdc, 103, 0xb5, 108]",
            "{(byte) 0xdc, 0x67, (byte)0xb5, 0x6c}", "bytes([0xdc, 0x67, 0xb5, 0x6c])",
            #"b'\xdc\x67\xb5\x6c'"#, #""\xDC\x67\xB5\x6C".b"#, "3Ge1bA==", "3Ge1bA", "\"3Ge1bA==\"",
            "dc\u{A0}67\u{200B}b5\u{FEFF}6c",
        ])
    func forms(text: String) throws {
        #expect(try PastedToken(text, byteCount: 4).token.hex == "dc67b56c")
    }

    @Test(
        "Texts with two readings are read as documented",
        arguments: [
            // Twelve bytes in base64, eight in hex.
            ("deadbeefdeadbeef", 8, "deadbeefdeadbeef", PastedToken.Form.hex),
            ("-_-g", 3, "fbffa0", .base64), ("+/+/", 3, "fbffbf", .base64),
            ("10,20,30", 3, "0a141e", .byteArray), ("10,20,3a", 3, "10203a", .byteArray),
            ("{0xdc, 0x01, 10}", 3, "dc010a", .byteArray), ("dead", 2, "dead", .hex),
        ])
    func ambiguous(text: String, count: Int, hex: String, form: PastedToken.Form) throws {
        let pasted = try PastedToken(text, byteCount: count)
        #expect(pasted.token.hex == hex)
        #expect(pasted.form == form)
    }

    @Test(
        "Base64 that contains 0x is base64",
        arguments: [
            (
                "0XsAJVcF4Ol64ufnQcWZ0I7e3WE2qqQYNu14bFhcUes=",
                "d17b00255705e0e97ae2e7e741c599d08ededd6136aaa41836ed786c585c51eb"
            ),
            (
                "MSCQf677EmjyGwm/LKQVUwWxBSu40xCeDi+0xdNY2iM=",
                "3120907faefb1268f21b09bf2ca4155305b1052bb8d3109e0e2fb4c5d358da23"
            ),
        ])
    func signInBase64(text: String, hex: String) throws {
        #expect(try PastedToken(text).token.hex == hex)
    }

    @Test("64 hex digits are hex, even though they could be base64 of 48 bytes")
    func hexWins() throws {
        #expect(try PastedToken(DeviceToken.sample.hex).token == .sample)
        let error = #expect(throws: PastedTokenError.self) {
            try PastedToken(DeviceToken.sample.hex, byteCount: 48)
        }
        #expect(error?.problem == .tooShort(32))
    }

    @Test(
        "A text that cannot be repaired is rejected with its fault and its place",
        arguments: [
            ("", PastedTokenError.Problem.empty, 1), ("  ", .empty, 1), (" <>", .empty, 2),
            ("0x", .empty, 1), ("(null)", .nullText("(null)"), 1),
            ("\"nil\"", .nullText("\"nil\""), 1),
            ("<null>", .nullText("<null>"), 1), (" NULL", .nullText("NULL"), 2),
            ("dc67b56", .oddDigitCount(7), 1), ("d", .oddDigitCount(1), 1),
            ("dc67b5", .tooShort(3), 1), (" dc67b56cdc", .tooLong(5), 2), ("AAAA", .tooShort(2), 1),
            ("dc67b5Oc", .notHex("O", position: 7), 7),
            ("\u{A0}dc6g", .notHex("g", position: 5), 6),
            ("dc67b5с1", .notHex("с", position: 7), 7),
            ("{length = 32, bytes = 0xdc67b56c ... a2f23a24 }", .elided(missing: 24), 1),
            ("{length=32,bytes=0xdc67b56c…a2f23a24}", .elided(missing: 24), 1),
            ("dc67...6c", .elided(missing: nil), 5),
            ("{length = 4, bytes = 0xdc67b5}", .lengthDiffers(stated: "4", found: 3), 1),
            ("{length = 4, bytes = 0xdc67b56}", .oddDigitCount(7), 1),
            ("[1, 2, 256, 4]", .notByte("256"), 8), ("{0x01, 0x123}", .notByte("0x123"), 8),
            ("{0xdc, 0x67}", .tooShort(2), 1), (#""\xdc\x6""#, .notByte(#"\x6""#), 6),
            ("dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c", .udid, 1),
            ("00008030-001A2D3E3C89802E", .udid, 1),
        ])
    func refusals(text: String, problem: PastedTokenError.Problem, column: Int) {
        let error = #expect(throws: PastedTokenError.self) { try PastedToken(text, byteCount: 4) }
        #expect(error?.problem == problem)
        #expect(error?.column == column)
    }

    @Test("A token of 20 bytes is accepted if it is expected, and may be a UDID")
    func udid() throws {
        let text = "dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c"
        #expect(try PastedToken(text, byteCount: 20).mayBeUDID)
        #expect(try !PastedToken("dc67", byteCount: 2).mayBeUDID)
    }

    @Test("Each broken kind is repaired or rejected", arguments: BrokenTokenKind.allCases)
    func broken(kind: BrokenTokenKind) {
        let isRepairable = kind == .spaces || kind == .brackets
        #expect(
            (try? PastedToken(kind.text(of: .sample)).token) == (isRepairable ? .sample : nil))
    }

    @Test("No text traps, and an accepted token has the expected length")
    func mutations() throws {
        var generator = FixtureGenerator(seed: 11)
        let pieces = [
            "dc", "6", "0x", "\\x", "\\", "x", "<", ">", "{", "}", "[", "]", "(", ")", ",", " ",
            "...",
            "…", "length=", "bytes=", "length = 32", "=", "-", "(byte)", "\"", "é", "\r\n", "\0",
            "300",
        ]
        for _ in 0..<5_000 {
            let count = Int.random(in: 0..<12, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
                .joined()
            let byteCount = Int.random(in: -1..<5, using: &generator)
            do {
                let pasted = try PastedToken(text, byteCount: byteCount)
                #expect(pasted.token.count == byteCount, "\(text)")
            } catch {
                #expect(error.column >= 1 && error.column <= text.utf8.count + 1, "\(text)")
                #expect(!"\(error)".isEmpty)
            }
        }
    }
}
