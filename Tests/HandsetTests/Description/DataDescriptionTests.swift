import Handset
import Testing

@Suite struct DataDescriptionTests {
    private let token: DeviceToken

    init() throws {
        token = try DeviceToken(
            hex: "965b251c6cb1926de3cb366fdfb16ddde6b9086a8a3cac9e5f857679376eab7c")
    }

    @Test("SDKs before iOS 13 print all bytes in groups of four")
    func old() {
        let old = DataDescription.untilIOS12SDK
        #expect(
            old.text(of: token)
                == "<965b251c 6cb1926d e3cb366f dfb16ddd e6b9086a 8a3cac9e 5f857679 376eab7c>")
        #expect(old.text(of: [0x0a, 0x0b, 0x0c, 0x0d]) == "<0a0b0c0d>")
        #expect(old.text(of: [0x0a, 0x0b, 0x0c, 0x0d, 0xff]) == "<0a0b0c0d ff>")
        #expect(old.text(of: []) == "<>")
    }

    @Test("The iOS 13 SDK prints 24 bytes in full, and of more the first 16 and the last 8")
    func new() {
        let new = DataDescription.sinceIOS13SDK
        #expect(
            new.text(of: token)
                == "{length = 32, bytes = 0x965b251c 6cb1926d e3cb366f dfb16ddd ... 5f857679 376eab7c }"
        )
        #expect(new.text(of: [0x0a, 0x0b, 0x0c, 0x0d]) == "{length = 4, bytes = 0x0a0b0c0d}")
        #expect(
            new.text(of: Array(0..<24))
                == "{length = 24, bytes = 0x000102030405060708090a0b0c0d0e0f1011121314151617}")
        #expect(
            new.text(of: Array(0..<25))
                == "{length = 25, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 11121314 15161718 }"
        )
        #expect(new.text(of: []) == "{length = 0, bytes = 0x}")
    }

    @Test("The SDK decides")
    func sdk() {
        #expect(DataDescription(sdk: IOSVersion(12, 9)) == .untilIOS12SDK)
        #expect(DataDescription(sdk: IOSVersion(13)) == .sinceIOS13SDK)
    }
}
