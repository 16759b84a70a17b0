internal import Handset
internal import HandsetFixtures

/// Makes inputs of others by random changes.
public struct InputMutation {
    /// Bytes that mean something to JSON, to tokens or to packets.
    private static let marks =
        Array("{}[]\",:\\\n\r\t\0 01e-.'/ux<>=;()%@".utf8) + [
            0xFF, 0xED, 0x80, 0xC3, 0xEF, 2, 3, 32,
        ]

    private let seeds: [[UInt8]]
    private let maximumByteCount: Int
    private var generator: FixtureGenerator

    /// Takes the inputs to begin with.
    ///
    /// - Parameters:
    ///   - seeds: The inputs.
    ///   - maximumByteCount: How many bytes an input may have; longer seeds are cut.
    ///   - seed: The seed of what is random: the same gives the same inputs.
    public init(of seeds: [[UInt8]], maximumByteCount: Int, seed: UInt64) {
        self.seeds = seeds
        self.maximumByteCount = maximumByteCount
        generator = FixtureGenerator(seed: seed)
    }

    /// The next input: a seed with one to five changes.
    public mutating func next() -> [UInt8] {
        var input = part()
        for _ in 0..<Int.random(in: 1...5, using: &generator) { change(&input) }
        return Array(input.prefix(maximumByteCount))
    }

    /// As much of a seed as fits: its beginning in most cases.
    private mutating func part() -> [UInt8] {
        let seed = seeds.randomElement(using: &generator) ?? []
        guard seed.count > maximumByteCount, Int.random(in: 0..<4, using: &generator) == 0 else {
            return Array(seed.prefix(maximumByteCount))
        }
        let start = Int.random(in: 0...(seed.count - maximumByteCount), using: &generator)
        return Array(seed[start...].prefix(maximumByteCount))
    }

    private mutating func change(_ input: inout [UInt8]) {
        let index = Int.random(in: 0...input.count, using: &generator)
        let end = min(input.count, index + Int.random(in: 1...8, using: &generator))
        let mark = Self.marks.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<8, using: &generator) {
        case 0 where index < input.count: input[index] = mark
        case 1 where index < input.count:
            input[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2: input.removeSubrange(index..<end)
        case 3: input.insert(contentsOf: input[index..<end], at: index)
        case 4: input.removeSubrange(index...)
        case 5:
            let other = seeds.randomElement(using: &generator) ?? []
            let start = Int.random(in: 0...other.count, using: &generator)
            input.replaceSubrange(index..<end, with: other[start...].prefix(40))
        case 6: input.insert(UInt8.random(in: 0...255, using: &generator), at: index)
        default: input.insert(mark, at: index)
        }
    }
}
