import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@Suite struct FixtureTokenTests {
    @Test("The generator gives the numbers of SplitMix64")
    func splitMix() {
        // The published values for this seed.
        var generator = FixtureGenerator(seed: 1_234_567)
        let numbers = (0..<5).map { _ in generator.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test("Tokens of a seed are the same in every release")
    func knownTokens() throws {
        var generator = FixtureGenerator(seed: 1)
        let tokens = try (0..<2).map { _ in try DeviceToken(using: &generator).hex }
        #expect(
            tokens == [
                "910a2dec89025cc1beeb8da1658eec67f893a2eefb32555e71c18690ee42c90b",
                "71bb54d8d101b5b9c34d0bff90150280e099ec6cd7363ca585e7bb0f12278575",
            ])
    }

    @Test("A token whose size is not a multiple of eight takes a part of the last number")
    func part() throws {
        var generator = FixtureGenerator(seed: 1)
        #expect(try DeviceToken(byteCount: 10, using: &generator).hex == "910a2dec89025cc1beeb")
        #expect(try DeviceToken(byteCount: 1, using: &generator).hex == "f8")
    }

    @Test(
        "A number of bytes that no token has is rejected", arguments: [Int.min, -1, 0, 101, .max])
    func byteCount(count: Int) {
        var generator = FixtureGenerator(seed: 1)
        #expect(throws: DeviceToken.TokenError.byteCount(count)) {
            try DeviceToken(byteCount: count, using: &generator)
        }
    }

    @Test(
        "Each format writes a token in its form",
        arguments: zip(
            TokenFormat.allCases,
            [
                "0a0bfcfd10", "0A0BFCFD10", "0a0bfcfd 10", "<0a0bfcfd 10>",
                "{length = 5, bytes = 0x0a0bfcfd10}", "Cgv8/RA=", "\"0a0bfcfd10\"", nil,
                "{0x0a, 0x0b, 0xfc, 0xfd, 0x10}", "new byte[] { 0x0a, 0x0b, 0xfc, 0xfd, 0x10 }",
                "[0x0a, 0x0b, 0xfc, 0xfd, 0x10] as [UInt8]", #"b"\x0a\x0b\xfc\xfd\x10""#,
                #""\x0a\x0b\xfc\xfd\x10".b"#,
            ] as [String?]))
    func format(format: TokenFormat, text: String?) throws {
        let token = try DeviceToken(hex: "0a0bfcfd10")
        var written: [UInt8] = []
        format.write(token, into: &written)
        #expect(written == text.map { Array($0.utf8) } ?? token.bytes)
        #expect(format.isText == (text != nil))
    }

    @Test("The form of iOS 13 leaves out some of more than 24 bytes")
    func elided() throws {
        var written: [UInt8] = []
        TokenFormat.elidedDescription.write(.sample, into: &written)
        #expect(
            String(decoding: written, as: UTF8.self)
                == "{length = 32, bytes = 0xdc67b56c eb5dd9f9 782c37fd cfdcca87 ... c538e007 a2f23a24 }"
        )
    }

    @Test(
        "Placeholders are replaced, and other braces are text",
        arguments: [
            ("{token}", "0a0b"), ("{index}: {HEX}", "7: 0A0B"), ("{{token}}", "{0a0b}"),
            (#"{"a":{"token":"{base64}"}}"#, #"{"a":{"token":"Cgs="}}"#),
            ("{0} {} { token } {token", "{0} {} { token } {token"),
            ("{c}{c}", "{0x0a, 0x0b}{0x0a, 0x0b}"), ("é{hex}é", "é0a0bé"),
        ])
    func template(text: String, line: String) throws {
        let template = try TokenTemplate(text + "{index}")
        var written: [UInt8] = []
        template.write(try DeviceToken(hex: "0a0b"), index: 7, into: &written)
        #expect(String(decoding: written, as: UTF8.self) == line + "7")
    }

    @Test(
        "An invalid template is rejected with the nearest placeholder",
        arguments: [
            (
                "{toekn}",
                "the template has {toekn}, which is not a placeholder; did you mean \"token\"?"
            ),
            ("{Hex}", "the template has {Hex}, which is not a placeholder; did you mean \"hex\"?"),
            (
                "{raw}",
                "the template has {raw}, which is not text; use --format raw without a template"
            ),
            ("none {1}", "the template has no placeholder; write {token} where the token belongs"),
            ("", "the template has no placeholder; write {token} where the token belongs"),
        ])
    func wrongTemplate(text: String, message: String) {
        let error = #expect(throws: TokenTemplateError.self) { try TokenTemplate(text) }
        #expect(error.map { "\($0)" } == message)
    }

    @Test(
        "Each broken kind makes its mistake",
        arguments: zip(
            BrokenTokenKind.allCases,
            [
                "dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c3b090ac4c538e007a2f23a2",
                "dc67b56ceb5dd9f9782c37fdcfdcca87Ob7bc77c3b090ac4c538e007a2f23a24",
                "dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c3b090ac4c538e007a2f23a",
                "dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c3b090ac4c538e007a2f23a24dc",
                "{length = 32, bytes = 0xdc67b56c eb5dd9f9 782c37fd cfdcca87 ... c538e007 a2f23a24 }",
                "dc67b56ceb5dd9f9782c37fdcfdcca87",
                "dc67b56c eb5dd9f9 782c37fd cfdcca87 3b7bc77c 3b090ac4 c538e007 a2f23a24",
                "<dc67b56c eb5dd9f9 782c37fd cfdcca87 3b7bc77c 3b090ac4 c538e007 a2f23a24>",
                "dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c", "(null)", "",
            ]))
    func broken(kind: BrokenTokenKind, text: String) {
        #expect(kind.text(of: .sample) == text)
    }

    @Test("Each broken kind can be made of any token", arguments: BrokenTokenKind.allCases)
    func brokenOfAny(kind: BrokenTokenKind) throws {
        var generator = FixtureGenerator(seed: 5)
        for count in DeviceToken.byteCounts {
            let token = try DeviceToken(byteCount: count, using: &generator)
            let isRight = kind == .spaces && count <= 4 || kind == .udid && count == 20
            #expect((kind.text(of: token) == token.hex) == isRight)
        }
    }
}
