import HandsetFixtures

/// Requests about broadcast channels, and broadcasts, in frames of HTTP/2.
struct ChannelSequence {
    private static let app = "com.example.app"

    /// The bytes of the sequence.
    private(set) var bytes = FrameSequence.beginning

    /// Makes one to twenty requests.
    ///
    /// - Parameters:
    ///   - seed: The seed of the random numbers.
    ///   - channels: Identifiers of channels that there were.
    init(seed: UInt64, channels: [String]) {
        var generator = FixtureGenerator(seed: seed)
        for number in 0..<UInt32.random(in: 1...20, using: &generator) {
            let channel = channels.randomElement(using: &generator) ?? "AAAAAAAAAAAAAAAAAAAAAA=="
            var body: [UInt8] = []
            var fields: [UInt8]
            switch Int.random(in: 0..<8, using: &generator) {
            case 0, 1:
                let policy = Int.random(in: 0...2, using: &generator)
                body = Array(
                    #"{"message-storage-policy":\#(policy),"push-type":"LiveActivity"}"#.utf8)
                fields = Self.fields("POST", "/1/apps/\(Self.app)/channels")
            case 2:
                fields = Self.fields(
                    "GET", "/1/apps/\(Self.app)/channels", [("apns-channel-id", channel)])
            case 3: fields = Self.fields("GET", "/1/apps/\(Self.app)/all-channels")
            case 4:
                fields = Self.fields(
                    "DELETE", "/1/apps/\(Self.app)/channels", [("apns-channel-id", channel)])
            default:
                body = Array(#"{"aps":{"timestamp":1,"event":"update","content-state":{}}}"#.utf8)
                fields = Self.fields(
                    "POST", "/4/broadcasts/apps/\(Self.app)",
                    [
                        ("apns-channel-id", channel), ("apns-push-type", "liveactivity"),
                        ("apns-priority", "10"), ("apns-expiration", "0"),
                    ])
            }
            if Int.random(in: 0..<6, using: &generator) == 0 {
                Damage.damage(&fields, using: &generator)
            }
            if Int.random(in: 0..<4, using: &generator) == 0 {
                Damage.damage(&body, using: &generator)
            }
            let stream = number * 2 + 1
            bytes += FrameSequence.frame(1, body.isEmpty ? 5 : 4, stream, fields)
            if !body.isEmpty { bytes += FrameSequence.frame(0, 1, stream, body) }
        }
    }

    /// Returns a request for the list of channels, which needs no order of its own.
    static func listRequest() -> [UInt8] {
        FrameSequence.beginning
            + FrameSequence.frame(1, 5, 1, fields("GET", "/1/apps/\(app)/all-channels"))
    }

    /// Returns the identifiers of channels in the bytes of an answer to a list.
    static func channels(in bytes: [UInt8]) -> [String] {
        // Texts of base64 between quotation marks, which stand in no header field.
        bytes.split(separator: UInt8(ascii: "\"")).filter { $0.count == 24 && $0.last == 0x3D }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static func fields(
        _ method: String, _ path: String, _ more: [(String, String)] = []
    ) -> [UInt8] {
        FrameSequence.fields(method: method, path: path, more: more)
    }
}
