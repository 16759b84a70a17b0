import HandsetFixtures

/// Packets of the binary protocol in all three forms.
struct PacketSequence {
    /// The bytes of the sequence.
    private(set) var bytes: [UInt8] = []

    /// Makes a sequence of packets.
    init(seed: UInt64) {
        var generator = FixtureGenerator(seed: seed)
        for number in 0..<UInt8.random(in: 1...40, using: &generator) {
            let token = [0, 32] + [UInt8](repeating: 0xAB, count: 32)
            let json = Array(#"{"aps":{"session":"\#(number)"}}"#.utf8)
            let payload = [0, UInt8(json.count)] + json
            let identifier = [0, 0, 0, number]
            switch UInt8.random(in: 0...2, using: &generator) {
            case 0: bytes += [0] + token + payload
            case 1: bytes += [1] + identifier + [0, 0, 0, 0] + token + payload
            default:
                let items = [1] + token + [2] + payload + [3, 0, 4] + identifier + [5, 0, 1, 10]
                bytes += [2, 0, 0, 0, UInt8(items.count)] + items
            }
        }
    }
}
