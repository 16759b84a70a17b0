import Foundation
import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@Suite struct PastedTokenTests {
    @Test(
        "Each text format of any token is repaired",
        arguments: Sweep.every(2, of: TokenFormat.allCases))
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
        "A token is found in the text that people paste with it",
        arguments: [
            "Optional(\"%\")", "Optional(\"Optional(\\\"%\\\")\")", "token: %", "token:%",
            "Device Token=<%>",
            "2014-05-05 16:11:13.461 Wall[1088:60b] Device Token: %",
            "⚡️  [log] - [NOTIFICATIONS] TOKEN OBJECT:  {\"value\":\"%\"}",
            "{\"registrationId\":\"%\",\"registrationType\":\"APNS\"}",
            "{\"type\":\"ios\",\"data\":\"%\"}",
            "{\\\"token\\\":\\\"%\\\"}", "https://api.push.apple.com/3/device/%",
            "Device token is 0x% (32 bytes)",
            "UPDATE devices SET token = '%' WHERE id = 7;", "UPDATE devices SET token = X'%'",
            "%: Unregistered",
            "&lt;%&gt;", "%3C%%3E",
        ])
    func surroundings(text: String) throws {
        let hex = DeviceToken.sample.hex
        for token in [hex, hex.uppercased()] {
            let text = text.replacingOccurrences(of: "%3", with: "\u{1}")
                .replacingOccurrences(of: "%", with: token).replacingOccurrences(
                    of: "\u{1}", with: "%3")
            #expect(try PastedToken(text).token == .sample, "\(text)")
        }
    }

    @Test(
        "A token in another form is found after its label",
        arguments: [
            "token: dc67b56c", "Device Token = dc67 b56c", "token=3Ge1bA==",
            "APNs token: <dc67b56c>;",
            "{\"type\":\"Buffer\",\"data\":[220,103,181,108]}", "<Buffer dc 67 b5 6c>",
            "Optional(<dc67b56c>)",
            "Optional([220, 103, 181, 108])", "Token: DC-67-B5-6C",
            "token: {length = 4, bytes = 0xdc67b56c}",
            "&lt;dc67 b56c&gt;", "%3Cdc67%20b56c%3E", "é: dc67b56c",
            "%22dc67b56c%22", "%253Cdc67%2520b56c%253E", "3Ge1bA%3D%3D",
            "%3Cdc67+b56c%3E",
            "Uint8Array(4) [ 220, 103, 181, 108 ]",
        ])
    func labels(text: String) throws {
        #expect(try PastedToken(text, byteCount: 4).token.hex == "dc67b56c")
    }

    @Test(
        "Python's and Ruby's literals show the bytes of ASCII as characters",
        arguments: [
            (#"b'\xdcg\xb5l'"#, "dc67b56c"), (#""\xDCg\xB5l".b"#, "dc67b56c"),
            (#"b'g\n\xb5\\'"#, "670ab55c"),
            (#"b"\t'\xb5\r""#, "0927b50d"), (#"b'\xdc\'A\x00'"#, "dc274100"),
        ])
    func printableBytes(text: String, hex: String) throws {
        #expect(try PastedToken(text, byteCount: 4).token.hex == hex)
    }

    @Test(
        "What is not a device token is named for what it is",
        arguments: [
            ("ExponentPushToken[0J23tlOl6Qz92gG9SM4ceI]", TokenLookalike.expo),
            ("token: ExpoPushToken[0J23tlOl6Qz92gG9SM4ceI]", .expo),
            ("eUh8TJmSCI0:APA91b%", .firebase), ("APA91b%", .firebase),
            ("FCM token: dGhpcyBpcyBub3QgYSBrZXk:APA91b%", .firebase),
            ("bk3RNwTe3H0:CI2k_%", .firebase), ("CBAF8ED1-17FB-49A3-73BD-DC79B63AEF93", .uuid),
            ("\"5dcaed99-e1e0-44dc-bde2-b96188b99e9e\"", .uuid),
            ("bearer eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJURUFNIn0.c2lnbmF0dXJl", .jsonWebToken),
            ("System.Byte[]", .objectName), ("[B@6d06d69c", .objectName),
            ("[object Object]", .objectName), ("[object ArrayBuffer]", .objectName),
            ("eUh8TJmSCI0:APA91bPCLnML1LBBG77mkBlH", .firebase),
            ("fCm1dEfGh2IjKlMnOpQr-3", .firebaseInstallation),
            ("FID: fCm1dEfGh2IjKlMnOpQr-3", .firebaseInstallation),
            ("fCm1dEfGh2IjKlMnOpQr-3:", .firebaseInstallation),
            ("subscription id: 5dcaed99-e1e0-44dc-bde2-b96188b99e9e", .uuid),
            ("urn:uuid:5dcaed99-e1e0-44dc-bde2-b96188b99e9e", .uuid),
            ("arn:aws:sns:eu-west-1:123456789012:endpoint/APNS_SANDBOX/app/5dcaed99", .snsEndpoint),
            ("https://fcm.googleapis.com/fcm/send/eUh8TJmSCI0", .webPush),
            ("https://web.push.apple.com/QGuQyavXutnMH", .webPush),
        ])
    func foreign(text: String, kind: TokenLookalike) {
        let long = String(repeating: "hm-Z_4", count: 20)
        let error = #expect(throws: PastedTokenError.self) {
            try PastedToken(text.replacingOccurrences(of: "%", with: long))
        }
        let message = "\(kind.finding); \(kind.advice)"
        #expect(error?.problem == .foreign(kind))
        #expect(error?.description == message)
    }

    @Test(
        "A percent-encoded text is named for what it is too",
        arguments: [
            ("eUh8TJmSCI0%3AAPA91bPCLnML1LBBG77mkBlHjrJLx", TokenLookalike.firebase),
            ("ExponentPushToken%5B0J23tlOl6Qz92gG9SM4ceI%5D", .expo),
            ("arn%3Aaws%3Asns%3Aeu-west-1%3A1%3Aendpoint%2FAPNS%2Fapp%2Fx", .snsEndpoint),
        ])
    func percentEncoded(text: String, kind: TokenLookalike) {
        let error = #expect(throws: PastedTokenError.self) { try PastedToken(text) }
        #expect(error?.problem == .foreign(kind))
    }

    @Test(
        "A UUID is a token if 16 bytes are expected, and long hex with a colon is not of Firebase")
    func almostForeign() throws {
        let uuid = "CBAF8ED1-17FB-49A3-73BD-DC79B63AEF93"
        #expect(
            try PastedToken(uuid, byteCount: 16).token.hex == "cbaf8ed117fb49a373bddc79b63aef93")
        let hex = String(repeating: DeviceToken.sample.hex, count: 3)
        #expect(try PastedToken("deviceToken:\(hex)", byteCount: 96).token.hex == hex)
    }

    @Test(
        "The number of bytes alone is refused with the Swift line that prints them",
        arguments: [
            "32 bytes", "Optional(32 bytes)", "Device Token: 32 bytes", "▿ 32 bytes",
            "2014-05-05 16:11:13.461 Wall[1088:60b] the device token is 32 bytes",
        ])
    func byteCountAlone(text: String) {
        for byteCount in [5, 32] {
            let error = #expect(throws: PastedTokenError.self) {
                try PastedToken(text, byteCount: byteCount)
            }
            #expect(error?.problem == .byteCountAlone(32))
            #expect(
                error?.advice?.hasSuffix(
                    #"print(deviceToken.map { String(format: "%02x", $0) }.joined())"#) == true)
        }
    }

    @Test("Several tokens in one text are refused, and the same token twice is not")
    func several() throws {
        let (one, other) = (DeviceToken.sample.hex, String(DeviceToken.sample.hex.reversed()))
        let error = #expect(throws: PastedTokenError.self) { try PastedToken("{\(one), \(other)}") }
        #expect(error?.problem == .several(2))
        #expect(try PastedToken("{\"old\": \"\(one)\", \"new\": \"\(one)\"}").token == .sample)
    }

    @Test(
        "A mistake after a label has its own place",
        arguments: [
            ("Token: dc67b5Oc", PastedTokenError.Problem.notHex("O", position: 14), 14),
            ("é: dc67b5Oc", .notHex("O", position: 10), 11),
            ("token: (null)", .nullText("(null)"), 8),
            ("Optional(nil)", .nullText("(nil)"), 9), ("token = dc67b5", .tooShort(3), 9),
            ("Token: {length = 32, bytes = 0xdc67b56c ... a2f23a24 }", .elided(missing: 24), 1),
            (
                "%7Blength%20%3D%2032%2C%20bytes%20%3D%200xdc67b56c%20...%20%7D",
                .elided(missing: 28), 1
            ),
            ("length32bytes0xdc67b56ca2f23a24", .lengthDiffers(stated: "32", found: 8), 1),
        ])
    func mistakesAfterLabels(text: String, problem: PastedTokenError.Problem, column: Int) {
        let error = #expect(throws: PastedTokenError.self) { try PastedToken(text, byteCount: 4) }
        #expect(error?.problem == problem)
        #expect(error?.column == column)
    }

    @Test("A token of 80 bytes is that of a simulator")
    func simulator() {
        let error = #expect(throws: PastedTokenError.self) {
            try PastedToken(String(repeating: "ab", count: 80))
        }
        #expect(error?.problem == .tooLong(80))
        #expect(error?.advice?.contains("simulators") == true)
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

    @Test("No text traps, and an accepted token has the expected length", .exhaustive)
    func mutations() throws {
        var generator = FixtureGenerator(seed: 11)
        let pieces = [
            "dc", "6", "0x", "\\x", "\\", "x", "<", ">", "{", "}", "[", "]", "(", ")", ",", " ",
            "...",
            "…", "length=", "bytes=", "length = 32", "=", "-", "(byte)", "\"", "é", "\r\n", "\0",
            "300", "token", ":", "Optional(", "&lt;", "%20", "bytes", "<Buffer ", "\\n", "'",
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
