import Handset
import Testing

@Suite struct DeviceTokenTests {
    @Test("A token has from 1 to 100 bytes", arguments: [1, 32, 54, 100])
    func counts(count: Int) throws {
        let token = try DeviceToken(repeatElement(0xA5, count: count))
        #expect(token.count == count)
        #expect(try DeviceToken(hex: token.hex) == token)
    }

    @Test("No other number of bytes is a token", arguments: [0, 101])
    func wrongCounts(count: Int) {
        #expect(throws: DeviceToken.TokenError.byteCount(count)) {
            try DeviceToken(repeatElement(0, count: count))
        }
    }

    @Test("Hex digits may be capitals")
    func capitals() throws {
        #expect(try DeviceToken(hex: "0AbC").bytes == [0x0A, 0xBC])
    }

    @Test("Anything but pairs of hex digits is refused with its place")
    func wrongHex() {
        #expect(throws: DeviceToken.TokenError.oddDigitCount(3)) { try DeviceToken(hex: "abc") }
        #expect(throws: DeviceToken.TokenError.notHex(" ", position: 3)) {
            try DeviceToken(hex: "ab cd")
        }
        #expect(throws: DeviceToken.TokenError.notHex("１", position: 1)) {
            try DeviceToken(hex: "１1")
        }
        #expect(throws: DeviceToken.TokenError.byteCount(0)) { try DeviceToken(hex: "") }
    }

    @Test("The sample token has 32 bytes")
    func sample() {
        #expect(DeviceToken.sample.count == 32)
    }
}
