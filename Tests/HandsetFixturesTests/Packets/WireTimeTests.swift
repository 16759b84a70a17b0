import Foundation
import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@Suite struct WireTimeTests {
    private static let now = 1_795_168_800

    @Test(
        "Seconds, dates and distances are read",
        arguments: [
            ("0", 0), ("1795168800", 1_795_168_800), ("4294967295", 4_294_967_295),
            ("2026-11-20T10:00:00Z", 1_795_168_800),
            ("2026-11-20T19:00:00+09:00", 1_795_168_800),
            ("2026-11-20T06:30:00-03:30", 1_795_168_800),
            ("1970-01-01T00:00:00Z", 0), ("2000-02-29T23:59:59Z", 951_868_799),
            ("2106-02-07T06:28:15Z", 4_294_967_295),
            ("+0s", 1_795_168_800), ("+90s", 1_795_168_890), ("+15m", 1_795_169_700),
            ("+1h", 1_795_172_400), ("+30d", 1_797_760_800), ("+2w", 1_796_378_400),
        ])
    func times(text: String, seconds: UInt32) throws {
        #expect(try WireTime(text, now: Self.now).secondsSince1970 == seconds)
    }

    @Test(
        "Nothing else is a time",
        arguments: [
            "", " ", "tomorrow", "-1", "+1", "+h", "1h", "+1y", "1.5", "１２", "2026-11-20",
            "2026-11-20T10:00:00", "2026-11-20 10:00:00Z", "2026-13-01T00:00:00Z",
            "2026-00-01T00:00:00Z", "2026-02-29T00:00:00Z", "2100-02-29T00:00:00Z",
            "2026-04-31T00:00:00Z", "2026-11-00T00:00:00Z", "2026-11-20T24:00:00Z",
            "2026-11-20T10:60:00Z", "2026-11-20T10:00:60Z", "2026-11-20T10:00:00+24:00",
            "٢٠٢٦-11-20T10:00:00Z",
        ])
    func noTimes(text: String) {
        #expect(throws: WireTimeError.notATime(text)) { try WireTime(text, now: Self.now) }
    }

    @Test(
        "A time beyond four bytes is rejected",
        arguments: [
            "4294967296", "99999999999999999999", "1969-12-31T23:59:59Z", "0000-01-01T00:00:00Z",
            "2106-02-07T06:28:16Z", "9999-12-31T23:59:59Z", "+99999d", "+9223372036854775807w",
            "+9223372036854775807s", "+99999999999999999999s",
        ])
    func tooLarge(text: String) {
        #expect(throws: WireTimeError.doesNotFit(text)) { try WireTime(text, now: Self.now) }
    }

    @Test("Dates are those of another calendar program")
    func dates() throws {
        let formatter = ISO8601DateFormatter()
        var generator = FixtureGenerator(seed: 4)
        for _ in 0..<500 {
            let seconds = UInt32.random(in: 0 ... .max, using: &generator)
            let text = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
            #expect(try WireTime(text, now: 0).secondsSince1970 == seconds, "\(text)")
        }
    }
}
