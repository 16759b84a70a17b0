package import Handset
internal import HandsetFixtures

/// A phone as Firebase Cloud Messaging knows it: its installation, its token, and Apple's token of the app.
package struct FCMPhone: Hashable, Sendable {
    package let installation: String
    package let token: String
    /// The token of Apple's service, to which the messages go.
    package let device: DeviceToken

    /// Creates the phone of a device token; the same token gives the same installation in each run.
    package init(of device: DeviceToken) {
        var generator = FixtureGenerator(seed: Self.seed(of: device.bytes))
        let made = FCMToken(using: &generator)
        installation = made.installation
        token = made.text
        self.device = device
    }

    /// Creates the phone of a token or an installation that was not told before; `nil` if there can be none.
    init?(accepting text: String) {
        installation = Self.installation(of: text)
        token = text
        var generator = FixtureGenerator(seed: Self.seed(of: Array(installation.utf8)))
        guard let device = try? DeviceToken(using: &generator) else { return nil }
        self.device = device
    }

    /// Returns the installation of a token, which is the part before its colon, or the text itself.
    static func installation(of text: String) -> String {
        text.firstIndex(of: ":").map { String(text[..<$0]) } ?? text
    }

    /// Returns a number of bytes that is the same on every machine (FNV-1a).
    private static func seed(of bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
